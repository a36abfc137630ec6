import type { ReactNode } from 'react';
import { tabId } from './tabs';
import type { TabState } from './useTab';
import styles from './FormTabs.module.scss';

interface PartProps {
  /** The names of the tabs under which these questions are asked. */
  tabs: readonly string[];
  shown: string;
  children: ReactNode;
}

/**
 * Questions that only some tabs ask. Under another tab they stay in the form with what was typed, but are not shown,
 * required or sent.
 */
export const TabPart = ({ tabs, shown, children }: PartProps) => (
  <fieldset
    className={styles.part}
    role="none"
    data-for={tabs.join(' ')}
    disabled={!tabs.includes(shown)}
    suppressHydrationWarning
  >
    {children}
  </fieldset>
);

/** The questions under the tabs of a form. They become the panel of the tabs once the tabs have replaced the radios. */
export const TabPanel = ({ tab: { panelId, shown, hasTabs }, children }: { tab: TabState; children: ReactNode }) => (
  <div
    className={styles.panel}
    id={panelId}
    {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': tabId(panelId, shown) })}
  >
    {children}
  </div>
);
