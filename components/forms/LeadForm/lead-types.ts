import type { LeadFormContent } from '@/content/schemas/lead-forms';
import type { LeadType } from '@/lib/leads/messages';

export const leadTypes: readonly LeadType[] = ['residential', 'housing', 'commercial'];

/** The questions of each type: all of them have to be answered. */
export const asked: Record<LeadType, readonly string[]> = {
  residential: ['fullName', 'pinCode', 'whatsappNumber'],
  housing: ['fullName', 'societyName', 'pinCode', 'whatsappNumber'],
  commercial: ['fullName', 'companyName', 'city', 'pinCode'],
};

/** The id of a type's tab, by which its panel is named. */
export const tabId = (panelId: string, type: LeadType) => `${panelId}-${type}`;

/** The type that the address names, for example in /go-solar#housing. */
export const typeInAddress = () => leadTypes.find((type) => location.hash === `#${type}`);

const radios = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[name=leadType]')];

/** The type whose radio is chosen. */
export const checkedType = (form: HTMLFormElement) =>
  radios(form).find(({ checked }) => checked)?.value as LeadType | undefined;

/** Chooses the radio of a type, and with it the questions that are seen. */
export const check = (form: HTMLFormElement, type: LeadType) =>
  radios(form).forEach((radio) => (radio.checked = radio.value === type));

/** What the form's tabs are given, be it as radios or as tabs. */
export interface LeadTabsProps {
  content: LeadFormContent['tabs'];
  type: LeadType;
  onChange: (type: LeadType) => void;
  panelId: string;
  /** A send is under way: the type stays as it is. */
  busy: boolean;
}
