import type { TemplateParams } from '@/lib/leads/messages';

export type LeadState =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'tooLong'; field: string }
  /** The field that no person sees was filled in: the next press sends. */
  | { step: 'again' }
  | Failed
  /** Kept on the device, to be sent from there. */
  | { step: 'waiting'; id: string; params: TemplateParams }
  /**
   * `arrived` is a send that was given up and turned out to have been accepted.
   * `edited`: the form has been changed since this version was sent, and keeps the change.
   */
  | { step: 'sent' | 'arrived'; params: TemplateParams; edited: boolean };

export interface Failed {
  step: 'failed';
  params: TemplateParams;
  /** Another version of this lead, given up before, has arrived; this one has not. */
  earlier: boolean;
  /** Nobody knows whether it has been accepted. */
  doubt: boolean;
  /** Whether it may wait on the device: it has certainly not been accepted. `full`: there was no room for it. */
  wait: 'no' | 'offered' | 'full';
  /** How long the service is left alone until then. In milliseconds. */
  pause: number;
}
