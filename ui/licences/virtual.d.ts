declare module "virtual:licences" {
  import type { Inside } from "./inside";
  const licences: { own: string[]; inside: Inside[]; texts: Record<string, string> };
  export default licences;
}
