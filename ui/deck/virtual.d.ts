declare module "virtual:deck-*" {
  const sheet: import("./print").Sheet;
  export default sheet;
}
