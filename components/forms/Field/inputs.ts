import type { InputHTMLAttributes } from 'react';
import { looksLikeIndianMobile, looksLikePin } from '@/lib/leads/hints';

/** How a kind of answer is typed on a phone: keyboard, autofill, and the gentle check that advises. */
export type InputKind = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> & { looksRight?: (value: string) => boolean };

export const personName: InputKind = { type: 'text', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false };
export const organisation: InputKind = {
  type: 'text',
  autoComplete: 'organization',
  autoCapitalize: 'words',
  spellCheck: false,
};
export const phone: InputKind = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  looksRight: looksLikeIndianMobile,
};
export const freePhone: InputKind = { ...phone, type: 'text' };
export const pin: InputKind = {
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'postal-code',
  looksRight: looksLikePin,
};
export const town: InputKind = {
  type: 'text',
  autoComplete: 'address-level2',
  autoCapitalize: 'words',
  spellCheck: false,
};
export const email: InputKind = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
};
