'use client';

import type { MouseEvent } from 'react';
import { ButtonLink } from '../ButtonLink/ButtonLink';

interface Props {
  /** Where it leads when the visitor did not come from this site, and without scripts. */
  href: string;
  children: string;
}

/** A link that returns to the page of this site the visitor came from, if there is one. */
export function GoBack({ href, children }: Props) {
  const goBack = (event: MouseEvent) => {
    // The skip link left an entry of its own for this same page.
    const steps = location.hash ? 2 : 1;
    // A new tab has no entry to go back to; a visitor from elsewhere would be sent off the site.
    const cameFromHere = history.length > steps && document.referrer.startsWith(`${location.origin}/`);
    if (!cameFromHere || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.go(-steps);
  };
  return (
    <ButtonLink href={href} onClick={goBack}>
      {children}
    </ButtonLink>
  );
}
