/** Where people find the house: what the server says of it, or else where the page is. */
export const home = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content || location.origin;
