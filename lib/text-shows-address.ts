/**
 * Returns true if the text of a link contains the host of `href`, so that a printed page need not add the address.
 * Otherwise returns undefined, with which React leaves the attribute out.
 */
export function textShowsAddress(text: unknown, href: string): true | undefined {
  const host = URL.canParse(href) ? new URL(href).host : '';
  return (host !== '' && typeof text === 'string' && text.includes(host)) || undefined;
}
