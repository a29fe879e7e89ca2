declare module "virtual:book" {
  const book: import("./render").Book;
  export default book;
}
