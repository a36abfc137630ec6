'use client';

import { Tab, TabGroup, TabList } from '@headlessui/react';
import { type ComponentProps, forwardRef } from 'react';
import { tabId, type TabsProps } from './tabs';
import styles from './FormTabs.module.scss';

/** Headless UI sets `aria-controls` for panels of its own alone; this form's one panel holds the server's fields. */
const TabFor = forwardRef<HTMLButtonElement, ComponentProps<'button'> & { panelId: string }>(function TabFor(
  { panelId, ...props },
  ref,
) {
  return <button {...props} ref={ref} aria-controls={panelId} />;
});

/** The tabs of a form. Arrow keys move between them, Enter chooses, which clears the form. */
export function TabButtons({ content, tabs, chosen, onChange, panelId, busy }: TabsProps) {
  return (
    <div className={styles.types}>
      {/* In the place that it had over the radios, so that the questions below do not move. */}
      <p className={styles.typesLabel} aria-hidden="true">
        {content.label}
      </p>
      <TabGroup manual selectedIndex={tabs.indexOf(chosen)} onChange={(index) => onChange(tabs[index] ?? chosen)}>
        <TabList className={styles.tabs} aria-label={content.label}>
          {tabs.map((name) => (
            <Tab
              as={TabFor}
              key={name}
              className={styles.tab}
              id={tabId(panelId, name)}
              aria-disabled={busy}
              panelId={panelId}
            >
              {content.names[name]}
            </Tab>
          ))}
        </TabList>
      </TabGroup>
    </div>
  );
}
