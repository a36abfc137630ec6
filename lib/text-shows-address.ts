/**
 * Whether a link's text shows the host of its address, so that a printed page need not add the address.
 * @returns undefined instead of false, because React then leaves the attribute out
 */
export function textShowsAddress(text: unknown, href: string): true | undefined {
  const host = URL.canParse(href) ? new URL(href).host : '';
  return (host !== '' && typeof text === 'string' && text.includes(host)) || undefined;
}
