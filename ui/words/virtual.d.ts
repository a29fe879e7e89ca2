declare module "virtual:words" {
  const words: Record<string, (() => Promise<{ default: string }>) | undefined>;
  export default words;
}
