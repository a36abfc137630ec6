'use client';

import type { ReactNode } from 'react';
import type { StalePageWords } from '@/content/schemas/site-words';
import { StalePage } from '../StalePage/StalePage';
import { carryOver } from './carry-over';

interface Props {
  stalePage: StalePageWords;
  children: ReactNode;
}

// Runs before React takes over the page, because React may draw it anew then.
if (typeof document !== 'undefined') carryOver();

/** Everything in the body of a page, which keeps what a visitor has done when React draws the page anew. */
export const WholePage = ({ stalePage, children }: Props) => (
  <>
    {children}
    <StalePage content={stalePage} />
  </>
);
