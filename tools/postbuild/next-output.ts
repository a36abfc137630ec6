import { attribute, elementsOf, positionOf, textOf, type Element, type Page } from './html';

/** React puts this on a form that waits for its script; a listener on the page catches the submit before it runs. */
const WAITING_FORM = "javascript:throw new Error('React form unexpectedly submitted.')";

const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'data', 'poster'];

/**
 * Compares a page with what the later steps rely on.
 * @returns one sentence for each difference, naming the place and what was expected
 */
export function complaintsAbout(page: Page): string[] {
  const elements = elementsOf(page.html);
  return [...aboutTheWhole(page, elements), ...elements.flatMap((element) => aboutOne(page, element))];
}

function aboutTheWhole(page: Page, elements: Element[]): string[] {
  const complaints: string[] = [];
  const head = elements.find(({ tagName }) => tagName === 'head');
  if (!head?.sourceCodeLocation?.startTag)
    complaints.push(`${page.path}: there is no <head>; expected one, which the policy goes into.`);
  const data = elements.some((element) => element.tagName === 'script' && textOf(element).includes('self.__next_f'));
  if (!data)
    complaints.push(
      `${page.path}: there is no script with self.__next_f; expected Next's own scripts, as in every page that it exports.`,
    );
  return complaints;
}

function aboutOne(page: Page, element: Element): string[] {
  const complaints: string[] = [];
  const complain = (what: string) =>
    complaints.push(`${page.path}:${positionOf(element)}: <${element.tagName}> ${what}`);
  if (attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy') {
    complain(
      'carries a security policy already; expected none. Was this folder worked over before? Build it anew with "npm run build".',
    );
  }
  for (const { name, value } of element.attrs) {
    if (name === 'style')
      complain(`has style="${value}"; expected a class, since the policy allows no style attribute.`);
    if (/^on[a-z]/.test(name))
      complain(`has the handler ${name}="${value}"; expected none, since the policy allows no script in attributes.`);
    if (URL_ATTRIBUTES.includes(name) && isScriptUrl(value) && !isWaitingForm(name, value)) {
      complain(
        `has ${name}="${value}"; expected no javascript: address, except the one that React gives to a form that waits for its script.`,
      );
    }
  }
  return complaints;
}

/** Browsers pass over white space and control characters when they read an address. */
const isScriptUrl = (value: string) => /^javascript:/i.test(value.replace(/[\u0000-\u0020]/g, ''));

const isWaitingForm = (name: string, value: string) =>
  (name === 'action' || name === 'formaction') && value === WAITING_FORM;
