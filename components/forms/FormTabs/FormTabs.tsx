'use client';

import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadPart } from '@/components/ui/load-part';
import { TabsContext, tabId, tabInAddress, type TabsProps } from './useTab';
import styles from './FormTabs.module.scss';

/**
 * Hides the radios when the tab buttons have loaded. It does not remove them, because after a reload, browsers restore
 * typed text only into a form that has the same controls as before.
 */
export function FormTabs({ content }: Pick<TabsProps, 'content'>) {
  const { tab, lead } = useContext(TabsContext)!;
  const { tabs, panelId, ready, replaced, choose } = tab;
  const [late, setLate] = useState<typeof import('./TabButtons')>();
  const idOf = (name: string) => `${panelId}-radio-${name}`;
  const labelId = `${panelId}-label`;

  const replace = useEffectEvent((loaded: typeof late) => {
    const focused = document.activeElement as HTMLInputElement | null;
    flushSync(() => {
      setLate(loaded);
      tab.setReplaced(true);
    });
    if (focused?.name === 'leadType') document.getElementById(tabId(panelId, focused.value))?.focus();
  });

  useEffect(() => {
    loadPart(
      () => import('./TabButtons'),
      (loaded) => replace(loaded),
    );
  }, []);

  const followAddress = useEffectEvent(() => {
    const named = tabInAddress(tabs);
    if (named) choose(named, lead);
  });

  useEffect(() => {
    addEventListener('hashchange', followAddress);
    return () => removeEventListener('hashchange', followAddress);
  }, []);

  return (
    <>
      {tabs.map((name, index) => (
        <input
          className={styles.radio}
          key={name}
          id={idOf(name)}
          type="radio"
          name="leadType"
          value={name}
          defaultChecked={index === 0}
          onChange={() => choose(name, lead)}
          // The build's check of links looks for this attribute. An `id` would make browsers scroll past the heading.
          data-address={name}
          hidden={replaced}
        />
      ))}
      <div
        className={styles.types}
        role="radiogroup"
        aria-labelledby={labelId}
        aria-owns={tabs.map(idOf).join(' ')}
        hidden={replaced}
        // switch-tabs.ts reads this attribute and may add `data-chosen`.
        data-types={ready ? 'react' : 'html'}
        suppressHydrationWarning
      >
        <p className={styles.typesLabel} id={labelId}>
          {content.label}
        </p>
        <div className={styles.tabs}>
          {tabs.map((name) => (
            <label className={styles.tab} key={name} htmlFor={idOf(name)} data-type={name}>
              {content.names[name]}
            </label>
          ))}
        </div>
      </div>
      {late && <late.TabButtons content={content} tab={tab} lead={lead} />}
    </>
  );
}
