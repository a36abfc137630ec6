import { InlineScript } from '@/components/early/InlineScript';
import type { ArticleLabels, LetterContent } from '@/content/schemas/articles';
import styles from './Letter.module.scss';
import { copyLetter } from '@/components/early/copy-letter';

/** The site does not send the letter: the visitor copies or prints it, or sends it by WhatsApp. */
export function Letter({ content, labels }: { content: LetterContent; labels: ArticleLabels['letter'] }) {
  const { heading, text, body } = content;
  const whole = body.trim();
  return (
    <section className={styles.letter} aria-labelledby="letter">
      <h2 className={styles.heading} id="letter">
        {heading}
      </h2>
      <p>{text}</p>
      <div className={styles.paper} data-letter>
        {whole}
      </div>
      <div className={styles.ways}>
        <button className={styles.way} type="button" data-copy={labels.copied} data-not-copied={labels.notCopied}>
          {labels.copy}
        </button>
        <a className={styles.way} href={`https://wa.me/?text=${inAddress(whole)}`}>
          {labels.whatsapp}
        </a>
        <button className={styles.way} type="button" data-print>
          {labels.print}
        </button>
      </div>
      <p role="status" data-status />
      <InlineScript run={copyLetter} />
    </section>
  );
}

/** Leaves Hindi letters for the browser to encode, because encoded in the page they take three times the room. */
const inAddress = (text: string) => text.replace(/[\s%&#+"]/g, encodeURIComponent);
