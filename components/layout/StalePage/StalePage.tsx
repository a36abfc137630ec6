import { useEffect, useState } from 'react';
import { PART_MISSING } from '@/components/ui/late-part';
import type { StalePageLabels } from '@/content/schemas/site';
import { isStale } from './is-stale';
import { typedWords } from './typed-words';
import styles from './StalePage.module.scss';

/**
 * Offers to reload the page when a part of it cannot load because the site has been updated, unless a reload would lose
 * what was typed.
 */
export function StalePage({ content }: { content: StalePageLabels }) {
  const [words, setWords] = useState<ReturnType<typeof typedWords>>('lost');

  useEffect(() => {
    const look = async () => {
      if (await isStale()) setWords(typedWords());
    };
    const listen = () => void look();
    document.addEventListener(PART_MISSING, listen);
    return () => document.removeEventListener(PART_MISSING, listen);
  }, []);

  function reload() {
    const now = typedWords();
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
