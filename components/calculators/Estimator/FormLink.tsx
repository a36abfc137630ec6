'use client';

import { type ReactNode, useEffect } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { passToNextPage, passToForm } from '@/lib/leads/from-calculator';

interface Props {
  href: string;
  /** The monthly bill in ₹ that the answer assumes for its range. */
  bill: number;
  plan: string;
  children: ReactNode;
}

/** Marks a range as pressed by the visitor. The range that is checked at first is only an example until then. */
function markChoice({ target }: Event) {
  if (target instanceof HTMLInputElement && target.name === 'estimate') target.dataset.pressed = '';
}

/** Whether the visitor has chosen the checked range, perhaps before React ran. */
function isChosen() {
  const { dataset, defaultChecked } = document.querySelector<HTMLInputElement>('[name=estimate]:checked')!;
  return dataset.pressed !== undefined || !defaultChecked;
}

/** A link to the lead form. If the visitor has chosen a range, the form takes over its bill and its plan. */
export function FormLink({ href, bill, plan, children }: Props) {
  // All these links add the same listener function, so the browser calls it once a press, however many links there are.
  useEffect(() => document.addEventListener('click', markChoice), []);

  const carry = () => {
    if (!isChosen()) return;
    if (href.startsWith('#')) passToForm({ bill, plan });
    else passToNextPage({ bill, plan });
  };
  return (
    <ButtonLink href={href} onClick={carry}>
      {children}
    </ButtonLink>
  );
}
