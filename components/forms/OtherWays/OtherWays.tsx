'use client';

import { useSyncExternalStore } from 'react';
import type { LeadFormWords } from '@/content/schemas/lead-forms';
import { whatsappLink } from '@/lib/leads/whatsapp';
import styles from './OtherWays.module.scss';

interface Props {
  content: Pick<LeadFormWords, 'otherWays' | 'phone' | 'email' | 'whatsapp' | 'greeting'>;
}

const neverChanges = () => () => undefined;

function OtherWays({ content: { otherWays, phone, email, whatsapp, greeting } }: Props) {
  return (
    <ul className={styles.ways}>
      <li>
        <a className={styles.way} href={phone.href}>
          {`${otherWays.call} ${phone.display}`}
        </a>
      </li>
      <li>
        <a className={styles.way} href={whatsappLink(whatsapp.href, greeting)}>
          {otherWays.whatsapp}
        </a>
      </li>
      <li>
        <a className={styles.way} href={email.href}>
          {otherWays.email}
        </a>
      </li>
    </ul>
  );
}

/**
 * Tells a visitor whose browser has JavaScript switched off that the form cannot be sent, before they fill it in.
 */
export const OtherWaysWithoutScripts = ({ content }: Props) => (
  <noscript>
    <div className={styles.help}>
      <p>{content.otherWays.noScripts}</p>
      <OtherWays content={content} />
    </div>
  </noscript>
);

/**
 * Other ways to reach the company, hidden in a form until its scripts have failed (help-forms.ts), or until React has
 * not run within ten seconds of a press on send (handle-early-sends.ts). Before them stands the offer to reload a page
 * whose scripts have gone with an update of the site. All are removed once React has taken over the form.
 */
export function OtherWaysUntilReady({ content }: Props) {
  const ready = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (ready) return null;
  return (
    <div className={styles.help} data-help role="status" hidden>
      <p data-stale hidden>
        {content.otherWays.stale}{' '}
        <button className={styles.way} type="button">
          {content.otherWays.reload}
        </button>
      </p>
      <p>{content.otherWays.text}</p>
      <OtherWays content={content} />
    </div>
  );
}
