import type { ReactNode } from 'react';
import { tabId } from './tabs';
import type { TabState } from './useTab';
import styles from './FormTabs.module.scss';

interface PartProps {
  /** The tabs that ask these questions. */
  tabs: readonly string[];
  shown: string;
  children: ReactNode;
}

/** Questions of some tabs alone. They stay in the form under another tab, with what was typed: neither seen nor required nor sent. */
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

/** The questions under the tabs. They are a panel of the tabs once these have taken the place of the radios. */
export const TabPanel = ({ tab: { panelId, shown, hasTabs }, children }: { tab: TabState; children: ReactNode }) => (
  <div
    className={styles.panel}
    id={panelId}
    {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': tabId(panelId, shown) })}
  >
    {children}
  </div>
);
