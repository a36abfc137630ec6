/** Lets the link to another language take the case along that is in the address. @returns what ends that */
export function carryCase(): () => void {
  const carry = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (link) link.hash = location.hash;
  };
  document.addEventListener('click', carry, true);
  return () => document.removeEventListener('click', carry, true);
}
