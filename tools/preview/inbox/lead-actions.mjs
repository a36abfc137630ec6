import { showRead } from './lead-card.mjs';

/**
 * @typedef {import('./lead-card.mjs').Lead} Lead
 * @typedef {import('./lead-card.mjs').Change} Change
 */

/**
 * Asks the server for a change; throws with its words where it refuses.
 * @param {string} address
 * @param {object} order
 */
async function post(address, order) {
  const answer = await fetch(`/__inbox/${address}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/**
 * Stores a test lead of each form.
 * @returns {Promise<number>} how many
 */
export const addTestLeads = async () => (await post('test-leads', {})).added;

/**
 * Takes a card out of the list. Focus that was in it goes on to the card after it, or before it, or to the list.
 * @param {HTMLElement} card
 */
function takeOut(card) {
  const list = /** @type {HTMLElement} */ (card.parentElement);
  const near = card.nextElementSibling ?? card.previousElementSibling;
  const hadFocus = card.contains(document.activeElement);
  card.remove();
  /** @type {HTMLElement | null | undefined} */
  const next = near?.querySelector('.changes button');
  if (hadFocus) (next ?? list).focus();
}

/**
 * Shows a change of a lead that has been made, here or in another open inbox.
 * @param {HTMLElement} list
 * @param {{ id: string, change: Change }} made
 */
export function showChange(list, { id, change }) {
  const card = /** @type {HTMLElement[]} */ ([...list.children]).find((one) => one.dataset.id === id);
  if (!card) return;
  if (change === 'delete') takeOut(card);
  else showRead(card, change === 'read');
}

/**
 * Makes a change that a card's button asks for; a deletion is asked about first.
 * @param {Lead} lead
 * @param {Change} change
 * @returns {Promise<string>} what was done in words; empty where the user has cancelled the deletion
 */
export async function changeLead({ id, email }, change) {
  if (change === 'delete' && !window.confirm(`Delete this lead for good?\n\n${email.subject.slice(0, 120)}`)) return '';
  await post('lead', { id, change });
  return { read: 'Marked as read', unread: 'Marked as unread', delete: 'Lead deleted' }[change];
}
