'use client';

import { Tab, TabGroup, TabList } from '@headlessui/react';
import { type ComponentProps, forwardRef } from 'react';
import { type LeadTabsProps, leadTypes, tabId } from './lead-types';
import styles from './LeadForm.module.scss';

/** Headless UI names the panels it knows; this form's one panel stands outside, over the server's fields. */
const TabFor = forwardRef<HTMLButtonElement, ComponentProps<'button'> & { panelId: string }>(function TabFor(
  { panelId, ...props },
  ref,
) {
  return <button {...props} ref={ref} aria-controls={panelId} />;
});

/** The tabs of the lead form. Arrow keys move between them, Enter chooses: choosing clears the form. */
export function LeadTabs({ content, type, onChange, panelId, busy }: LeadTabsProps) {
  return (
    <div className={styles.types}>
      {/* Where it stood over the radios: the questions below stay in their place. */}
      <p className={styles.typesLabel} aria-hidden="true">
        {content.label}
      </p>
      <TabGroup manual selectedIndex={leadTypes.indexOf(type)} onChange={(index) => onChange(leadTypes[index] ?? type)}>
        <TabList className={styles.tabs} aria-label={content.label}>
          {leadTypes.map((name) => (
            <Tab
              as={TabFor}
              key={name}
              className={styles.tab}
              id={tabId(panelId, name)}
              aria-disabled={busy}
              panelId={panelId}
            >
              {content[name]}
            </Tab>
          ))}
        </TabList>
      </TabGroup>
    </div>
  );
}
