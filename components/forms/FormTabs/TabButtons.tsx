import { TabGroup, TabList } from '@headlessui/react';
import { PanelTab } from '@/components/ui/PanelTab/PanelTab';
import { tabId, type TabsProps } from './useTab';
import styles from './FormTabs.module.scss';

export function TabButtons({ content, tab: { tabs, chosen, panelId, choose }, lead }: TabsProps) {
  return (
    <div className={styles.types}>
      {/* Stands where the radios' label stood, so that the questions do not move. */}
      <p className={styles.typesLabel} aria-hidden="true">
        {content.label}
      </p>
      {/* Arrow keys must not choose a tab, because choosing a tab clears the form. */}
      <TabGroup manual selectedIndex={tabs.indexOf(chosen)} onChange={(index) => choose(tabs[index] ?? chosen, lead)}>
        <TabList className={styles.tabs} aria-label={content.label}>
          {tabs.map((name) => (
            <PanelTab
              key={name}
              className={styles.tab}
              id={tabId(panelId, name)}
              aria-disabled={lead.status.step === 'sending'}
              panelId={panelId}
            >
              {content.names[name]}
            </PanelTab>
          ))}
        </TabList>
      </TabGroup>
    </div>
  );
}
