import type { Email } from '../email-template';
import type { Phone } from '../lead-phone';
import type { Lead as StoredLead } from '../lead-store';

/** A lead as the server of the inbox tells it. */
export type Lead = StoredLead & { formName: string; email: Email; phone?: Phone };

const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** Makes a card of the inbox for a lead, with the e-mail that it would become and the data that was sent. */
export function newCard(lead: Lead): HTMLElement {
  const { id, receivedAt, form, formName, email, body, page, phone, test } = lead;
  const template = document.getElementById('lead') as HTMLTemplateElement;
  const card = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
  // Fills a visitor's words into a lead's card as text alone, never as markup.
  const fill = (selector: string, text = '') => {
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
  fill('.phone a', phone?.display).setAttribute('href', phone?.href ?? '');
  fill('.no-phone', phone ? '' : 'no number given');
  fill('.text', email.body);
  fill('.json pre', JSON.stringify({ receivedAt, form, page, test, body }, null, 2));
  // Labels the buttons of a lead's card with its heading, which says which lead they belong to.
  const heading = `lead-${id}`;
  partOf(card, 'h2').id = heading;
  card.setAttribute('aria-labelledby', heading);
  for (const button of card.querySelectorAll('button')) button.setAttribute('aria-describedby', heading);
  return card;
}

/** Shows on a lead's card whether it has been read. */
export function showRead(card: HTMLElement, { read }: Lead): void {
  card.toggleAttribute('data-read', Boolean(read));
  partOf(card, '.unread-mark').hidden = Boolean(read);
  const toggle = partOf(card, '.changes button');
  toggle.textContent = read ? 'Mark as unread' : 'Mark as read';
  toggle.dataset.change = read ? 'unread' : 'read';
}

const partOf = (card: HTMLElement, selector: string) => card.querySelector<HTMLElement>(selector)!;
