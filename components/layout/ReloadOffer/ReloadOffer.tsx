import { useEffect, useState } from 'react';
import { PART_MISSING } from '@/components/ui/load-part';
import type { ReloadOfferLabels } from '@/content/schemas/site';
import { isUpdated } from './is-updated';
import { typedText } from './typed-text';
import styles from './ReloadOffer.module.scss';

/** Shown when a part of the page is gone after an update, unless a reload would lose what was typed. */
export function ReloadOffer({ content }: { content: ReloadOfferLabels }) {
  const [words, setWords] = useState<ReturnType<typeof typedText>>('lost');

  useEffect(() => {
    const look = async () => {
      if (await isUpdated()) setWords(typedText());
    };
    const listen = () => void look();
    document.addEventListener(PART_MISSING, listen);
    return () => document.removeEventListener(PART_MISSING, listen);
  }, []);

  function reload() {
    const now = typedText();
    if (now === 'lost') setWords(now);
    else location.reload();
  }

  if (words === 'lost') return null;
  return (
    <aside className={styles.offer} role="status">
      <p>{words === 'kept' ? `${content.text} ${content.kept}` : content.text}</p>
      <button className={styles.reload} type="button" onClick={reload}>
        {content.reload}
      </button>
    </aside>
  );
}
