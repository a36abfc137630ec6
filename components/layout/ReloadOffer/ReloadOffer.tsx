import { useEffect, useState } from 'react';
import { touchedValues } from '@/components/forms/field-values';
import { PART_MISSING } from '@/components/ui/load-part';
import type { ReloadOfferLabels } from '@/content/schemas/site';
import { deviceStore, parseJson } from '@/lib/leads/device';
import { draftText, SAVE_DRAFTS } from '@/lib/leads/draft';
import type { LeadValues } from '@/lib/leads/values';
import styles from './ReloadOffer.module.scss';

/** Offers a reload when a part of the page is gone after an update, unless a reload would lose what was typed. */
export function ReloadOffer({ content }: { content: ReloadOfferLabels }) {
  const [words, setWords] = useState<ReturnType<typeof typedText>>('lost');

  useEffect(() => {
    const listen = () => void isUpdated().then((updated) => updated && setWords(typedText()));
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

/** Whether the site has been updated since this page was opened, so that the page on the server lists other scripts. */
async function isUpdated(): Promise<boolean> {
  const list = document.getElementById('late-scripts')?.textContent;
  if (!list) return false;
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(list);
  } catch {
    // Counts the page as up to date if it cannot be fetched for comparison, for example without a connection.
    return false;
  }
}

/** What a reload does to typed text: there is `none`, drafts have `kept` it, or some is `lost`, as during a send. */
function typedText(): 'none' | 'kept' | 'lost' {
  // Makes all forms save their drafts at once; otherwise they do so a moment after the last change of a field.
  document.dispatchEvent(new Event(SAVE_DRAFTS));
  const fates = [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')].map(fateOf);
  return fates.find((fate) => fate === 'lost') ?? fates.find((fate) => fate === 'kept') ?? 'none';
}

function fateOf(form: HTMLFormElement) {
  // Reads a form's `aria-busy` as an attribute, because Firefox has no `ariaBusy` property before version 119.
  if (form.getAttribute('aria-busy') === 'true') return 'lost';
  const typed = Object.entries(touchedValues(form));
  if (typed.length === 0) return 'none';
  const kept = (parseJson(draftText(form.dataset.draft!.replace('draft:', ''), deviceStore()) ?? null) ??
    {}) as LeadValues;
  return typed.every(([name, value]) => kept[name] === value) ? 'kept' : 'lost';
}
