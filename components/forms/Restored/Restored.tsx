'use client';

import type { FormWords } from '@/content/schemas/lead-forms';
import type { LeadFormControl } from '../useLeadForm';
import styles from './Restored.module.scss';

interface Props {
  content: FormWords['restored'];
  draft: LeadFormControl['draft'];
  /** A send is under way: what it sends is not cleared. */
  busy: boolean;
}

/** Says that words from an earlier visit are back, and takes them away again. */
export function Restored({ content, draft: { found, restored, clear }, busy }: Props) {
  // The live region stands there before its words, so that they are read out.
  return (
    found && (
      <div role="status">
        {restored && (
          <p className={styles.restored}>
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
