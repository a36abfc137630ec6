import type { ReactNode } from 'react';
import { tabId } from './tabs';
import type { TabState } from './useTab';
import styles from './FormTabs.module.scss';

interface PartProps {
  /** The form tabs under which this group of questions is asked. */
  tabs: readonly string[];
  open: string;
  children: ReactNode;
}

/**
 * Questions that only some tabs ask. Under another tab they stay in the form with what was typed, but are not shown,
 * required or sent.
 */
export const TabPart = ({ tabs, open, children }: PartProps) => (
  <fieldset
    className={styles.part}
    role="none"
    data-for={tabs.join(' ')}
    disabled={!tabs.includes(open)}
    suppressHydrationWarning
  >
    {children}
  </fieldset>
);

/** The questions under the tabs of a form. They become a tab panel once tabs have replaced the server's radios. */
export const TabPanel = ({ tab: { panelId, open, tabsLoaded }, children }: { tab: TabState; children: ReactNode }) => (
  <div
    className={styles.panel}
    id={panelId}
    {...(tabsLoaded && { role: 'tabpanel', 'aria-labelledby': tabId(panelId, open) })}
  >
    {children}
  </div>
);
