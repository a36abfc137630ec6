'use client';

import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { saveCalculatorAnswers } from '@/lib/leads/from-calculator';

interface Props {
  href: string;
  /** The name of the form's question about the bill. */
  field: string;
  range: string;
  /** The bill that the range stands for, in ₹ a month. */
  bill: number;
  children: ReactNode;
}

/** A link to the lead form, which then has the same range chosen, unless it holds an answer or a draft. */
export function FormLink({ href, field, range, bill, children }: Props) {
  const carry = () => {
    const radios = [...document.querySelectorAll<HTMLInputElement>(`input[name="${field}"]`)];
    if (radios.length === 0) saveCalculatorAnswers({ bill });
    else if (!radios.some(({ checked }) => checked) && !hasDraft(radios[0]!.form))
      radios.find(({ value }) => value === range)?.click();
  };
  return (
    <ButtonLink href={href} onClick={carry}>
      {children}
    </ButtonLink>
  );
}

function hasDraft(form: HTMLFormElement | null): boolean {
  try {
    return localStorage.getItem(form?.dataset.draft ?? '') !== null;
  } catch {
    // Reading storage throws where the browser blocks it.
    return false;
  }
}
