/**
 * @typedef {{ subject: string, replyTo: string, body: string }} Email
 * @typedef {{ id: string, receivedAt: string, form: string, formName: string, email: Email, body: unknown, page?: string, test?: boolean, read?: boolean }} Lead
 * @typedef {'read' | 'unread' | 'delete'} Change
 */

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
 * Shows on a card whether its lead has been read.
 * @param {Element} card
 * @param {boolean} read
 */
export function showRead(card, read) {
  card.toggleAttribute('data-read', read);
  /** @type {HTMLElement} */ (card.querySelector('.unread-mark')).hidden = read;
  /** @type {HTMLElement} */ (card.querySelector('[data-toggle]')).textContent = read
    ? 'Mark as unread'
    : 'Mark as read';
}

/**
 * The buttons that change a lead.
 * @param {string} describedBy the heading of the card, which says which lead is meant
 * @param {(change: Change) => void} onChange
 */
function changeButtons(describedBy, onChange) {
  const row = make('div', 'changes');
  const [toggle, remove] = ['', 'Delete'].map((text) => {
    const button = make('button', '', text);
    button.type = 'button';
    button.setAttribute('aria-describedby', describedBy);
    return button;
  });
  if (!toggle || !remove) return row;
  toggle.dataset.toggle = '';
  toggle.addEventListener('click', () => onChange(toggle.closest('[data-read]') ? 'unread' : 'read'));
  remove.addEventListener('click', () => onChange('delete'));
  row.append(toggle, remove);
  return row;
}

/**
 * One lead as a card: the e-mail it would be, and what was sent.
 * @param {Lead} lead
 * @param {(lead: Lead, change: Change) => void} [onChange] told what its buttons ask for
 */
export function leadCard(lead, onChange = () => undefined) {
  const { id, receivedAt, form, formName, email, body, page, test, read } = lead;
  const card = make('article', 'lead');
  card.dataset.id = id;
  const badge = make('span', 'badge', formName);
  badge.dataset.form = form;
  const arrived = new Date(receivedAt);
  const time = make('time', '', Number.isNaN(arrived.getTime()) ? receivedAt : TIME.format(arrived));
  time.dateTime = receivedAt;
  const heading = make('h2');
  heading.id = `lead-${id}`;
  heading.append(
    make('span', 'unread-mark', 'New'),
    badge,
    ...(test ? [make('span', 'test-mark', 'Test')] : []),
    time,
    ...(page ? [make('span', 'page', `from ${page}`)] : []),
  );
  card.setAttribute('aria-labelledby', heading.id);

  const views = [
    emailView(email),
    textBlock('json', JSON.stringify({ receivedAt, form, page, test, body }, null, 2), 'Raw JSON'),
  ];
  const header = make('header');
  header.append(heading, viewButtons(views));
  card.append(
    header,
    ...views,
    changeButtons(heading.id, (change) => onChange(lead, change)),
  );
  showRead(card, read === true);
  return card;
}
