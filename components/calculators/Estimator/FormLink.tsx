'use client';

import { type ReactNode, useEffect } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { passToNextPage, passToForm } from '@/lib/leads/from-calculator';

interface Props {
  href: string;
  /** In ₹ a month. */
  bill: number;
  plan: string;
  children: ReactNode;
}

/** Marks the pressed range, because a press on the range that is checked at first changes nothing else. */
function markChoice({ target }: Event) {
  if (target instanceof HTMLInputElement && target.name === 'estimate') target.dataset.pressed = '';
}

function isChosen() {
  const { dataset, defaultChecked } = document.querySelector<HTMLInputElement>('[name=estimate]:checked')!;
  // A checked range that was not checked at first must have been chosen by the visitor.
  return dataset.pressed !== undefined || !defaultChecked;
}

export function FormLink({ href, bill, plan, children }: Props) {
  // All these links add the same function, which the browser registers only once.
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
