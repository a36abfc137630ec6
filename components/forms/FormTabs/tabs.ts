export const tabId = (panelId: string, tab: string) => `${panelId}-${tab}`;

/** The form tab that the address of the page names, for example in /go-solar#housing. */
export const tabInAddress = (tabs: readonly string[]) => tabs.find((tab) => location.hash === `#${tab}`);

const radios = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[name=leadType]')];

export const checkedTab = (form: HTMLFormElement) => radios(form).find(({ checked }) => checked)!.value;

/** Checks the radio of a tab, because the style sheet shows the questions of the checked radio. */
export const check = (form: HTMLFormElement, tab: string) =>
  radios(form).forEach((radio) => (radio.checked = radio.value === tab));
