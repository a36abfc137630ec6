/**
 * Adds the case in the address to a link to another language when the link is pressed.
 * @returns a function that stops this
 */
export function carryCase(): () => void {
  const carry = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (link) link.hash = location.hash;
  };
  document.addEventListener('click', carry, true);
  return () => document.removeEventListener('click', carry, true);
}
