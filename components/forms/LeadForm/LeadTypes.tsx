import type { LeadFormContent } from '@/content/schema';
import type { LeadType } from '@/lib/leads/messages';
import styles from './LeadForm.module.scss';

export const leadTypes: readonly LeadType[] = ['residential', 'housing', 'commercial'];

/** The id of a type's tab, by which its panel is named. */
export const tabId = (panelId: string, type: LeadType) => `${panelId}-${type}`;

/** What the form's tabs are given, be it by the server or in the browser. */
export interface LeadTabsProps {
  content: LeadFormContent['tabs'];
  type: LeadType;
  onChange: (type: LeadType) => void;
  panelId: string;
  /** A send is under way: the type stays as it is. */
  busy: boolean;
}

/**
 * The tabs as the server renders them: native radios, so that a press before hydration is seen and kept.
 * The browser puts `LeadTabs` in their place.
 */
export function LeadTypes({ content, type, onChange }: LeadTabsProps) {
  return (
    <fieldset className={styles.types}>
      <legend className={styles.typesLabel}>{content.label}</legend>
      <div className={styles.tabs}>
        {leadTypes.map((name) => (
          <label className={styles.choice} key={name}>
            <input
              className={styles.radio}
              type="radio"
              name="leadType"
              value={name}
              defaultChecked={name === type}
              onChange={() => onChange(name)}
            />
            <span className={styles.tab}>{content[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
