import { type LeadTabsProps, leadTypes } from './lead-types';
import styles from './LeadForm.module.scss';

interface Props extends Pick<LeadTabsProps, 'content' | 'onChange' | 'panelId'> {
  awake: boolean;
  /** The tabs have taken their place. */
  replaced: boolean;
}

/**
 * The tabs as the server renders them: native radios, drawn by their labels. The radios stand before the questions, with
 * no element around them, so that the style sheet can show those of the chosen type. They stay in the form when tabs have
 * taken their place: a browser that brings back typed text on the way back knows a form by its controls.
 */
export function LeadRadios({ content, onChange, panelId, awake, replaced }: Props) {
  const idOf = (name: string) => `${panelId}-radio-${name}`;
  const labelId = `${panelId}-label`;
  return (
    <>
      {leadTypes.map((name) => (
        <input
          className={styles.radio}
          key={name}
          id={idOf(name)}
          type="radio"
          name="leadType"
          value={name}
          defaultChecked={name === leadTypes[0]}
          onChange={() => onChange(name)}
          // Chosen by /go-solar#housing: an id would have the browser scroll past the heading.
          data-address={name}
          hidden={replaced}
        />
      ))}
      <div
        className={styles.types}
        role="radiogroup"
        aria-labelledby={labelId}
        aria-owns={leadTypes.map(idOf).join(' ')}
        hidden={replaced}
        // Read by wire-lead-types.ts, which notes here that a type was chosen.
        data-types={awake ? 'awake' : 'asleep'}
        suppressHydrationWarning
      >
        <p className={styles.typesLabel} id={labelId}>
          {content.label}
        </p>
        <div className={styles.tabs}>
          {leadTypes.map((name) => (
            <label className={styles.tab} key={name} htmlFor={idOf(name)} data-type={name}>
              {content[name]}
            </label>
          ))}
        </div>
      </div>
    </>
  );
}
