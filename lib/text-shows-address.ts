/**
 * Whether a link's text shows the host of its address. A printed page need not add the address then.
 * @returns undefined instead of false, because React then leaves the attribute out
 */
export function textShowsAddress(text: unknown, href: string): true | undefined {
  const host = URL.canParse(href) ? new URL(href).host : '';
  return (host !== '' && typeof text === 'string' && text.includes(host)) || undefined;
}
