'use client';

import { TabGroup, TabList } from '@headlessui/react';
import { PanelTab } from '@/components/ui/PanelTab/PanelTab';
import styles from './Faq.module.scss';
import type { Topic } from './topic';

interface Props {
  label: string;
  topics: readonly Topic[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** One tab for each topic. Arrow keys move between them and open their topic. */
export function FaqTabs({ label, topics, chosen, onChoose }: Props) {
  return (
    <TabGroup selectedIndex={chosen} onChange={onChoose}>
      <TabList className={styles.tabs} aria-label={label}>
        {topics.map(({ id, name }) => (
          <PanelTab key={id} className={styles.tab} id={`${id}-tab`} panelId={id}>
            {name}
          </PanelTab>
        ))}
      </TabList>
    </TabGroup>
  );
}
