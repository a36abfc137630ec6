'use client';

import { Tab, TabGroup, TabList } from '@headlessui/react';
import { type ComponentProps, forwardRef } from 'react';
import type { Topic } from './FaqTopics';
import styles from './Faq.module.scss';

interface Props {
  label: string;
  topics: readonly Topic[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** Headless UI names the panels it knows; these stand outside, as the server rendered them. */
const TabFor = forwardRef<HTMLButtonElement, ComponentProps<'button'> & { panelId: string }>(function TabFor(
  { panelId, ...props },
  ref,
) {
  return <button {...props} ref={ref} aria-controls={panelId} />;
});

/** One tab a topic. Arrow keys move between them and open their topic. */
export function FaqTabs({ label, topics, chosen, onChoose }: Props) {
  return (
    <TabGroup selectedIndex={chosen} onChange={onChoose}>
      <TabList className={styles.tabs} aria-label={label}>
        {topics.map(({ id, name }) => (
          <Tab as={TabFor} key={id} className={styles.tab} id={`${id}-tab`} panelId={id}>
            {name}
          </Tab>
        ))}
      </TabList>
    </TabGroup>
  );
}
