/**
 * Whether a link's text contains the host of its address. Printed pages then leave the address out.
 * @param text the text of the link
 * @param href the address of the link
 */
export function textShowsAddress(text: unknown, href: string): true | undefined {
  const host = URL.canParse(href) ? new URL(href).host : '';
  return (host !== '' && typeof text === 'string' && text.includes(host)) || undefined;
}
