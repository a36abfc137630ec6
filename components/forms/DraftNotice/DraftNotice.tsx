import type { LeadFormLabels } from '@/content/schemas/lead-forms';
import type { LeadFormControl } from '../useLeadForm';
import styles from './DraftNotice.module.scss';

interface Props {
  content: LeadFormLabels['restored'];
  draft: LeadFormControl['draft'];
  busy: boolean;
}

export function DraftNotice({ content, draft: { found, restored, clear }, busy }: Props) {
  // The live region is in the page before its text, so that screen readers announce the text.
  return (
    found && (
      <div role="status">
        {restored && (
          <p className={styles.notice}>
            {content.text}
            <button className={styles.clear} type="button" aria-disabled={busy} onClick={clear}>
              {content.clear}
            </button>
          </p>
        )}
      </div>
    )
  );
}
