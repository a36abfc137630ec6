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

/** Tells a visitor without JavaScript, before they fill the form in, that it cannot be sent. */
export const OtherWaysWithoutScripts = ({ content }: Props) => (
  <noscript>
    <div className={styles.help}>
      <p>{content.otherWays.noScripts}</p>
      <OtherWays content={content} />
    </div>
  </noscript>
);

/**
 * Other ways to reach the company. They are hidden until the form's scripts have failed, or until React has not run
 * within ten seconds of a press on send (early-forms.ts). Above them is an offer to reload the page, for a page whose
 * scripts were removed by an update of the site. React removes all of this when it takes over the form.
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
