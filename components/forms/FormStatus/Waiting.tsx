import clsx from 'clsx';
import { type RefObject, useSyncExternalStore } from 'react';
import type { FormWords } from '@/content/schemas/lead-forms';
import { leadText } from '@/lib/leads/messages';
import { onOutboxChange, outbox } from '@/lib/leads/outbox';
import { sendOnPress } from '@/lib/leads/outbox-run';
import { whatsappLink } from '@/lib/leads/whatsapp';
import styles from './FormStatus.module.scss';

const box = outbox();

interface Props {
  /** The enquiry on the device. */
  id: string;
  content: FormWords;
  Heading: 'h2' | 'h3';
  message: RefObject<HTMLElement | null>;
}

/** How it stands with an enquiry that was left to wait, until it has arrived, and what its visitor can do meanwhile. */
export function Waiting({ id, content, Heading, message }: Props) {
  useSyncExternalStore(onOutboxChange, box.snapshot, () => '');
  const kept = box.find(id);
  const standing = kept && box.standing(kept);
  if (!kept || !standing || standing === 'sent') return null;
  const { heading, text } = content.kept[standing];
  const sending = standing === 'sending';
  const hasFailed = standing === 'stopped' || standing === 'unknown';

  function remove() {
    // The button goes with the panel.
    message.current?.closest('form')?.querySelector<HTMLElement>('button[type=submit]')?.focus();
    box.remove(id);
  }

  return (
    <section className={clsx(styles.panel, hasFailed && styles.badPanel)}>
      {/* Focus goes to the heading when the panel comes; what changes afterwards is read out. */}
      <div className={styles.news} aria-live="polite">
        <Heading ref={message as RefObject<HTMLHeadingElement>} tabIndex={-1} className={styles.heading}>
          {heading}
        </Heading>
        <p>{text}</p>
      </div>
      <div className={styles.ways}>
        <button
          className={styles.retry}
          type="button"
          aria-disabled={sending}
          onClick={() => void sendOnPress(box, id)}
        >
          {sending ? content.sending : content.kept[standing].send}
        </button>
        {hasFailed && (
          <>
            <a className={styles.way} href={content.phone.href}>
              {content.help.call} <span className={styles.number}>{content.phone.display}</span>
            </a>
            <a
              className={styles.way}
              href={whatsappLink(content.whatsapp.href, leadText(kept.params))}
              target="_blank"
              rel="noopener"
            >
              {content.help.whatsapp}
            </a>
          </>
        )}
        {!sending && (
          <button className={styles.way} type="button" onClick={remove}>
            {content.kept.remove}
          </button>
        )}
      </div>
    </section>
  );
}
