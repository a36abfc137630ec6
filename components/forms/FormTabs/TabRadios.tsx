import type { TabsProps } from './tabs';
import styles from './FormTabs.module.scss';

interface Props extends Pick<TabsProps, 'content' | 'tabs' | 'onChange' | 'panelId'> {
  /** Whether React has taken over the form. */
  ready: boolean;
  /** Whether Headless UI's tabs have replaced the radios of the form. */
  replaced: boolean;
}

/**
 * The tabs of a form as the server renders them: native radios, drawn by their labels. The radios are siblings of the
 * questions, so that the style sheet can show the questions of the checked one. They stay in the form when Headless
 * UI's tabs have replaced them, because a browser restores typed text after Back only if the form has the same
 * controls.
 */
export function TabRadios({ content, tabs, onChange, panelId, ready, replaced }: Props) {
  const idOf = (name: string) => `${panelId}-radio-${name}`;
  const labelId = `${panelId}-label`;
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
          onChange={() => onChange(name)}
          // The name of the tab in an address such as /go-solar#housing. As an id, the name would make the browser
          // scroll past the heading.
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
        // Tells wire-tabs.ts whether React has taken over the form's tabs. That script marks this element with
        // `data-chosen` when the visitor has chosen a tab.
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
    </>
  );
}
