import type { InputHTMLAttributes } from 'react';
import type { FieldDescription } from '@/lib/leads/description';
import { looksLikeEmail, looksLikeIndianMobile, looksLikePin } from '@/lib/leads/hints';

export type InputKind = InputHTMLAttributes<HTMLInputElement> & { looksRight?: (value: string) => boolean };

const name: InputKind = { type: 'text', autoCapitalize: 'words', spellCheck: false };
const phone: InputKind = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', looksRight: looksLikeIndianMobile };

export const inputs: Record<Exclude<FieldDescription['kind'], 'choice' | 'list'>, InputKind> = {
  personName: { ...name, autoComplete: 'name' },
  organisation: { ...name, autoComplete: 'organization' },
  town: { ...name, autoComplete: 'address-level2' },
  text: { type: 'text' },
  phone,
  phoneAsText: { ...phone, type: 'text' },
  pin: { type: 'text', inputMode: 'numeric', autoComplete: 'postal-code', looksRight: looksLikePin },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    pattern: '\\s*[^\\s@]+@[^\\s@]+\\s*',
    looksRight: looksLikeEmail,
  },
};
