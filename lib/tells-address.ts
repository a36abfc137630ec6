/**
 * Whether a link's words already say where it leads, so that paper need not say it once more.
 * @param text the words of the link
 * @param href its address
 */
export function tellsAddress(text: unknown, href: string): true | undefined {
  const host = URL.canParse(href) ? new URL(href).host : '';
  return (host !== '' && typeof text === 'string' && text.includes(host)) || undefined;
}
