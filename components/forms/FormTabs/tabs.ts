import type { LeadFormWords } from '@/content/schemas/lead-forms';

/** The id of a form's tab, which names the panel of questions. */
export const tabId = (panelId: string, tab: string) => `${panelId}-${tab}`;

/** The form tab that the address of the page names, for example in /go-solar#housing. */
export const tabInAddress = (tabs: readonly string[]) => tabs.find((tab) => location.hash === `#${tab}`);

const radios = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[name=leadType]')];

/** The form tab whose radio is checked. */
export const checkedTab = (form: HTMLFormElement) => radios(form).find(({ checked }) => checked)!.value;

/** Checks the radio of a form's tab, which makes the questions of that tab visible. */
export const check = (form: HTMLFormElement, tab: string) =>
  radios(form).forEach((radio) => (radio.checked = radio.value === tab));

/** The props of a form's tabs, whether drawn as radios or as tabs. */
export interface TabsProps {
  content: NonNullable<LeadFormWords['tabs']>;
  tabs: readonly string[];
  chosen: string;
  onChange: (tab: string) => void;
  panelId: string;
  /** Whether a send is under way. The open tab cannot change during a send. */
  busy: boolean;
}
