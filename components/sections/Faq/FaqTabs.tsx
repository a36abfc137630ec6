'use client';

import { TabGroup, TabList } from '@headlessui/react';
import { PanelTab } from '@/components/ui/PanelTab/PanelTab';
import styles from './FaqTabs.module.scss';

interface Props {
  label: string;
  topics: readonly { id: string; name: string }[];
  chosen: number;
  onChoose: (index: number) => void;
}

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
