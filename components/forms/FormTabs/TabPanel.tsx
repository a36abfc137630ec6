import type { ReactNode } from 'react';
import { tabId, type TabState } from './useTab';
import styles from './TabPanel.module.scss';

export function TabPart({ tabs, open, children }: { tabs?: readonly string[]; open: string; children: ReactNode }) {
  if (!tabs) return children;
  const closed = !tabs.includes(open);
  return (
    <fieldset className={styles.part} role="none" data-for={tabs.join(' ')} disabled={closed} suppressHydrationWarning>
      {children}
    </fieldset>
  );
}

export function TabPanel({ tab: { panelId, open, replaced }, children }: { tab: TabState; children: ReactNode }) {
  if (!open) return children;
  const role = replaced && { role: 'tabpanel', 'aria-labelledby': tabId(panelId, open) };
  return (
    <div className={styles.panel} id={panelId} {...role}>
      {children}
    </div>
  );
}
