/**
 * @typedef {{ subject: string, replyTo: string, body: string }} Email
 * @typedef {{ id: string, receivedAt: string, form: string, email: Email, body: unknown }} Lead
 */

/** @type {Record<string, string>} */
export const FORM_NAMES = {
  landing: 'Landing',
  housing: 'Housing society',
  commercial: 'Commercial',
  tabbed: 'Go solar',
  other: 'Other',
};

const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * A new element. Whatever a visitor typed goes in as text alone, never as markup.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} [className]
 * @param {string} [text]
 */
function make(tag, className = '', text = '') {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/**
 * A block of text that scrolls when long, so it must be reachable from the keyboard.
 * @param {string} className
 * @param {string} text
 * @param {string} label
 */
function textBlock(className, text, label) {
  const block = make('pre', className, text);
  block.tabIndex = 0;
  block.role = 'group';
  block.setAttribute('aria-label', label);
  return block;
}

/** @param {Email} email */
function emailView({ subject, replyTo, body }) {
  const view = make('div', 'email');
  const list = make('dl');
  list.append(make('dt', '', 'Subject'), make('dd', 'subject', subject));
  list.append(make('dt', '', 'Reply to'), make('dd', replyTo ? '' : 'none', replyTo || 'no address given'));
  view.append(list, textBlock('text', body, 'Text of the e-mail'));
  return view;
}

/**
 * The two buttons that choose between the e-mail and the JSON.
 * @param {HTMLElement[]} views
 */
function viewButtons(views) {
  const group = make('div', 'views');
  group.role = 'group';
  group.setAttribute('aria-label', 'Show this lead as');
  const buttons = ['E-mail', 'JSON'].map((name) => make('button', '', name));
  /** @param {number} chosen */
  const show = (chosen) => {
    buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(index === chosen)));
    views.forEach((view, index) => (view.hidden = index !== chosen));
  };
  buttons.forEach((button, index) => {
    button.type = 'button';
    button.addEventListener('click', () => show(index));
  });
  show(0);
  group.append(...buttons);
  return group;
}

/**
 * One lead as a card: the e-mail it would be, and what was sent.
 * @param {Lead} lead
 */
export function leadCard(lead) {
  const { id, receivedAt, form, email, body } = lead;
  const card = make('article', 'lead');
  card.dataset.id = id;
  const badge = make('span', 'badge', FORM_NAMES[form] ?? form);
  badge.dataset.form = form;
  const arrived = new Date(receivedAt);
  const time = make('time', '', Number.isNaN(arrived.getTime()) ? receivedAt : TIME.format(arrived));
  time.dateTime = receivedAt;
  const heading = make('h2');
  heading.id = `lead-${id}`;
  heading.append(badge, time);
  card.setAttribute('aria-labelledby', heading.id);

  const views = [emailView(email), textBlock('json', JSON.stringify({ receivedAt, form, body }, null, 2), 'Raw JSON')];
  const header = make('header');
  header.append(heading, viewButtons(views));
  card.append(header, ...views);
  return card;
}
