import { useEffect, useState } from 'react';
import { touchedValues } from '@/components/forms/field-values';
import { PART_MISSING } from '@/components/ui/load-part';
import type { ReloadOfferLabels } from '@/content/schemas/site';
import { deviceStore, parseJson } from '@/lib/leads/device';
import { draftText, SAVE_DRAFTS } from '@/lib/leads/draft';
import type { LeadValues } from '@/lib/leads/values';
import styles from './ReloadOffer.module.scss';

/**
 * Offers a reload if a part of the page fails to load after an update of the site, unless typed text would be lost.
 */
export function ReloadOffer({ content }: { content: ReloadOfferLabels }) {
  const [words, setWords] = useState<ReturnType<typeof fateOfTypedText>>('lost');

  useEffect(() => {
    const listen = () => void isUpdated().then((updated) => updated && setWords(fateOfTypedText()));
    document.addEventListener(PART_MISSING, listen);
    return () => document.removeEventListener(PART_MISSING, listen);
  }, []);

  function reload() {
    const now = fateOfTypedText();
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

/** Compares the page's list of scripts with the server's list, because an update of the site changes the list. */
async function isUpdated(): Promise<boolean> {
  const list = document.getElementById('late-scripts')?.textContent;
  if (!list) return false;
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(list);
  } catch {
    // Offers no reload without a connection, because the reload would fail.
    return false;
  }
}

function fateOfTypedText(): 'none' | 'kept' | 'lost' {
  // Saves drafts now, because forms save them only a moment after the last change.
  document.dispatchEvent(new Event(SAVE_DRAFTS));
  const fates = [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')].map(fateOf);
  return fates.find((fate) => fate === 'lost') ?? fates.find((fate) => fate === 'kept') ?? 'none';
}

function fateOf(form: HTMLFormElement) {
  // Reads the attribute, because Firefox has no `ariaBusy` before version 119.
  if (form.getAttribute('aria-busy') === 'true') return 'lost';
  const typed = Object.entries(touchedValues(form));
  if (typed.length === 0) return 'none';
  const kept = (parseJson(draftText(form.dataset.draft!.replace('draft:', ''), deviceStore()) ?? null) ??
    {}) as LeadValues;
  return typed.every(([name, value]) => kept[name] === value) ? 'kept' : 'lost';
}
