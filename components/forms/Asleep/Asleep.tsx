'use client';

import { useSyncExternalStore } from 'react';
import type { FormWords } from '@/content/schemas/lead-forms';
import { whatsappLink } from '@/lib/leads/whatsapp';
import styles from './Asleep.module.scss';

const neverChanges = () => () => undefined;

function Ways({ content: { asleep, phone, email, whatsapp, greeting } }: { content: FormWords }) {
  return (
    <ul className={styles.ways}>
      <li>
        <a className={styles.way} href={phone.href}>
          {asleep.call} {phone.display}
        </a>
      </li>
      <li>
        <a className={styles.way} href={whatsappLink(whatsapp.href, greeting)}>
          {asleep.whatsapp}
        </a>
      </li>
      <li>
        <a className={styles.way} href={email.href}>
          {asleep.email}
        </a>
      </li>
    </ul>
  );
}

/** The ways to reach the company from a form in a browser whose JavaScript is off: nobody fills it in, in vain. */
export const NoScripts = ({ content }: { content: FormWords }) => (
  <noscript>
    <div className={styles.asleep}>
      <p>{content.asleep.noScripts}</p>
      <Ways content={content} />
    </div>
  </noscript>
);

/**
 * The ways to reach the company from a form whose scripts do not come: shown when they have failed (late-start.ts),
 * and some seconds after a send was pressed in vain (wire-asleep.ts). A form that wakes hides it for good.
 */
export function Asleep({ content }: { content: FormWords }) {
  const awake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (awake) return null;
  return (
    <div className={styles.asleep} data-asleep role="status" hidden>
      <p>{content.asleep.text}</p>
      <Ways content={content} />
    </div>
  );
}
