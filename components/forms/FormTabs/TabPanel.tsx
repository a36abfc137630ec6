import type { ReactNode } from 'react';
import { tabId } from './tabs';
import type { TabState } from './useTab';
import styles from './FormTabs.module.scss';

interface PartProps {
  /** Undefined for what all tabs show. */
  tabs?: readonly string[];
  open: string;
  children: ReactNode;
}

/** While another tab is open, the questions of a tab keep what was typed, but are not sent. */
export function TabPart({ tabs, open, children }: PartProps) {
  if (!tabs) return children;
  const closed = !tabs.includes(open);
  return (
    <fieldset className={styles.part} role="none" data-for={tabs.join(' ')} disabled={closed} suppressHydrationWarning>
      {children}
    </fieldset>
  );
}

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
