'use client';

import { type ReactNode, useEffect } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { passToNextPage, passToForm } from '@/lib/leads/from-calculator';

interface Props {
  href: string;
  /** The bill that the range of this answer stands for, in ₹ a month. */
  bill: number;
  /** The solar plan of this answer, in a sentence. */
  plan: string;
  children: ReactNode;
}

/** Marks a range that the visitor presses. The one that is checked at first is an example until she presses it. */
function markPress({ target }: Event) {
  if (target instanceof HTMLInputElement && target.name === 'estimate') target.dataset.pressed = '';
}

/** Whether the visitor has chosen the range that is checked, perhaps before React ran. */
function isHers() {
  const { dataset, defaultChecked } = document.querySelector<HTMLInputElement>('[name=estimate]:checked')!;
  return dataset.pressed !== undefined || !defaultChecked;
}

/** A link to the lead form, which takes over the bill and the plan of a range that the visitor has chosen. */
export function FormLink({ href, bill, plan, children }: Props) {
  // All links of a page add the same listener, which a browser then calls once.
  useEffect(() => document.addEventListener('click', markPress), []);

  const carry = () => {
    if (!isHers()) return;
    if (href.startsWith('#')) passToForm({ bill, plan });
    else passToNextPage({ bill, plan });
  };
  return (
    <ButtonLink href={href} onClick={carry}>
      {children}
    </ButtonLink>
  );
}
