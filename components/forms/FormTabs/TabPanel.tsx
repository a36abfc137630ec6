import type { ReactNode } from 'react';
import { tabId } from './tabs';
import type { TabState } from './useTab';
import styles from './FormTabs.module.scss';

interface PartProps {
  tabs: readonly string[];
  open: string;
  children: ReactNode;
}

/** What only some tabs show. While another tab is open, its questions keep what was typed, but are not sent. */
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
export const TabPanel = ({ tab: { panelId, open, replaced }, children }: { tab: TabState; children: ReactNode }) => (
  <div
    className={styles.panel}
    id={panelId}
    {...(replaced && { role: 'tabpanel', 'aria-labelledby': tabId(panelId, open) })}
  >
    {children}
  </div>
);
