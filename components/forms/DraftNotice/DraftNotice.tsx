'use client';

import type { LeadFormWords } from '@/content/schemas/lead-forms';
import type { LeadFormControl } from '../useLeadForm';
import styles from './DraftNotice.module.scss';

interface Props {
  content: LeadFormWords['restored'];
  draft: LeadFormControl['draft'];
  /** While a send is under way the draft cannot be cleared. */
  busy: boolean;
}

/** Says that words from an earlier visit have been put back, with a button that clears them. */
export function DraftNotice({ content, draft: { found, restored, clear }, busy }: Props) {
  // The live region is there before its words, so that screen readers announce them.
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
