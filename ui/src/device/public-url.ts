/** The address of this site: as the server tells it, or else that of the page. */
export const publicUrl = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content || location.origin;
