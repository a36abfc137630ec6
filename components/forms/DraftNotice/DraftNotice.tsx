import type { LeadFormLabels } from '@/content/schemas/lead-forms';
import type { LeadFormControl } from '../useLeadForm';
import styles from './DraftNotice.module.scss';

type Props = { content: LeadFormLabels; draft: LeadFormControl['draft']; busy: boolean };

export function DraftNotice({ content: { notSent, restored: words }, draft: { found, restored, clear }, busy }: Props) {
  // The element is in the page before its text, so that screen readers announce the text.
  return (
    found && (
      <div role="status">
        {restored && (
          <p className={styles.notice}>
            {found.unsent && <strong>{notSent}</strong>}
            <span>{words.text}</span>
            <button className={styles.clear} type="button" aria-disabled={busy} onClick={clear}>
              {words.clear}
            </button>
          </p>
        )}
      </div>
    )
  );
}
