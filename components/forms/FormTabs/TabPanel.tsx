import type { ReactNode } from 'react';
import { tabId } from './tabs';
import type { TabState } from './useTab';
import styles from './FormTabs.module.scss';

interface PartProps {
  /** The tabs whose forms ask these questions. */
  tabs: readonly string[];
  open: string;
  children: ReactNode;
}

/**
 * Questions that only some tabs ask. While another tab is open, they keep what was typed, but are not shown, required
 * or sent.
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

/** The questions under the tabs of a form. They become a tab panel once Headless UI's tabs have replaced the radios. */
export const TabPanel = ({ tab: { panelId, open, tabsLoaded }, children }: { tab: TabState; children: ReactNode }) => (
  <div
    className={styles.panel}
    id={panelId}
    {...(tabsLoaded && { role: 'tabpanel', 'aria-labelledby': tabId(panelId, open) })}
  >
    {children}
  </div>
);
