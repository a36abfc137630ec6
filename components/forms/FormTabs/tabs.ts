import type { LeadFormWords } from '@/content/schemas/lead-forms';

/** The id of a tab, by which its panel is named. */
export const tabId = (panelId: string, tab: string) => `${panelId}-${tab}`;

/** The tab that the address names, for example in /go-solar#housing. */
export const tabInAddress = (tabs: readonly string[]) => tabs.find((tab) => location.hash === `#${tab}`);

const radios = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[name=leadType]')];

/** The tab whose radio is checked. */
export const checkedTab = (form: HTMLFormElement) => radios(form).find(({ checked }) => checked)!.value;

/** Checks the radio of a tab, and with it shows the questions of that tab. */
export const check = (form: HTMLFormElement, tab: string) =>
  radios(form).forEach((radio) => (radio.checked = radio.value === tab));

/** What the tabs of a form are given, be they radios or tabs. */
export interface TabsProps {
  content: NonNullable<LeadFormWords['tabs']>;
  tabs: readonly string[];
  chosen: string;
  onChange: (tab: string) => void;
  panelId: string;
  /** A send is under way: the open tab stays. */
  busy: boolean;
}
