/**
 * @typedef {{ subject: string, replyTo: string, body: string }} Email
 * @typedef {{ id: string, receivedAt: string, form: string, formName: string, email: Email, body: unknown, page?: string, test?: boolean, read?: boolean }} Lead
 */

const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Makes a card of the inbox for a lead, with the e-mail that it would become and the data that was sent.
 * @param {Lead} lead
 */
export function newCard(lead) {
  const { id, receivedAt, form, formName, email, body, page, test } = lead;
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById('lead'));
  const card = /** @type {HTMLElement} */ (template.content.firstElementChild?.cloneNode(true));
  // Fills a visitor's words into a lead's card as text alone, never as markup.
  /** @param {string} selector @param {string} [text] */
  const fill = (selector, text = '') => {
    const part = partOf(card, selector);
    part.textContent = text;
    part.hidden = text === '';
    return part;
  };
  card.dataset.id = id;
  const arrived = new Date(receivedAt);
  fill('time', Number.isNaN(arrived.getTime()) ? receivedAt : TIME.format(arrived));
  fill('.badge', formName).dataset.form = form;
  fill('.test-mark', test ? 'Test' : '');
  fill('.page', page && `from ${page}`);
  fill('.subject', email.subject || 'none');
  fill('.reply-to', email.replyTo || 'no address given');
  fill('.text', email.body);
  fill('.json pre', JSON.stringify({ receivedAt, form, page, test, body }, null, 2));
  // Labels the buttons of a lead's card with its heading, which says which lead they belong to.
  const heading = `lead-${id}`;
  partOf(card, 'h2').id = heading;
  card.setAttribute('aria-labelledby', heading);
  for (const button of card.querySelectorAll('button')) button.setAttribute('aria-describedby', heading);
  return card;
}

/**
 * Shows on a lead's card whether it has been read.
 * @param {HTMLElement} card
 * @param {Lead} lead
 */
export function showRead(card, { read = false }) {
  card.toggleAttribute('data-read', read);
  partOf(card, '.unread-mark').hidden = read;
  const toggle = partOf(card, '.changes button');
  toggle.textContent = read ? 'Mark as unread' : 'Mark as read';
  toggle.dataset.change = read ? 'unread' : 'read';
}

/** @type {(card: HTMLElement, selector: string) => HTMLElement} */
const partOf = (card, selector) => /** @type {HTMLElement} */ (card.querySelector(selector));
