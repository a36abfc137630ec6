import { useSyncExternalStore } from 'react';
import type { LeadFormLabels } from '@/content/schemas/lead-forms';
import { whatsappMessageLink } from '@/lib/leads/whatsapp';
import styles from './OtherWays.module.scss';

type Props = { content: Pick<LeadFormLabels, 'otherWays' | 'phone' | 'email' | 'whatsapp' | 'greeting'> };

const neverChanges = () => () => undefined;

export function OtherWays({ content: { otherWays, phone, email, whatsapp, greeting } }: Props) {
  const ways = [
    { href: phone.href, text: `${otherWays.call} ${phone.display}` },
    { href: whatsappMessageLink(whatsapp.href, greeting), text: otherWays.whatsapp },
    { href: email.href, text: otherWays.email },
  ];
  return (
    <ul className={styles.ways}>
      {ways.map(({ href, text }) => (
        <li key={href}>
          <a className={styles.way} href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

export const OtherWaysWithoutScripts = ({ content }: Props) => (
  <noscript>
    <div className={styles.help}>
      <p>{content.otherWays.noScripts}</p>
      <OtherWays content={content} />
    </div>
  </noscript>
);

/** keep-early-forms.ts shows this element if React's scripts fail, or have not run ten seconds after a send. */
export function OtherWaysUntilReady({ content }: Props) {
  const ready = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (ready) return null;
  return (
    <div className={styles.help} data-help role="status" hidden suppressHydrationWarning>
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
