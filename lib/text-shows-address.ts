/** Whether the text of a link contains the host of its address. A printed page then does not print the address too. */
export function textShowsAddress(text: unknown, href: string): true | undefined {
  const host = URL.canParse(href) ? new URL(href).host : '';
  return (host !== '' && typeof text === 'string' && text.includes(host)) || undefined;
}
