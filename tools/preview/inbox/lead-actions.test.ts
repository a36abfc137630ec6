import { changeLead, showChange } from './lead-actions.mjs';
import { leadCard } from './lead-card.mjs';

const fetchMock = jest.fn();
const lead = (id: string) => ({
  id,
  receivedAt: '2026-11-21T09:30:00.123Z',
  form: 'landing',
  formName: 'Landing',
  email: { subject: 'From Asha', replyTo: '', body: '' },
  body: {},
});
const list = () => document.getElementById('leads')!;
const shownIds = () => [...list().children].map((card) => (card as HTMLElement).dataset.id);
const buttonsOf = (id: string) => list().querySelectorAll<HTMLButtonElement>(`[data-id=${id}] .changes button`);

beforeEach(() => {
  Object.assign(window, { fetch: fetchMock.mockReset().mockResolvedValue({ ok: true, json: async () => ({}) }) });
  document.body.innerHTML = '<section id="leads" tabindex="-1"></section>';
  list().append(...['a', 'b', 'c'].map((id) => leadCard(lead(id))));
});
afterEach(() => jest.restoreAllMocks());

test('a deletion is asked about first, with the subject of the lead, and not made without a yes', async () => {
  const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
  expect(await changeLead(lead('a'), 'delete')).toBe('');
  expect(asked).toHaveBeenCalledWith(expect.stringContaining('From Asha'));
  expect(fetchMock).not.toHaveBeenCalled();
  asked.mockReturnValue(true);
  expect(await changeLead(lead('a'), 'delete')).toBe('Lead deleted');
  expect(JSON.parse(fetchMock.mock.calls[0][1].body)).toEqual({ id: 'a', change: 'delete' });
});

test('marking as read asks nothing', async () => {
  const asked = jest.spyOn(window, 'confirm');
  expect(await changeLead(lead('a'), 'read')).toBe('Marked as read');
  expect(asked).not.toHaveBeenCalled();
});

test('a refusal is thrown in the words of the server', async () => {
  fetchMock.mockResolvedValue({ ok: false, text: async () => 'This lead has been deleted already.' });
  await expect(changeLead(lead('a'), 'read')).rejects.toThrow('This lead has been deleted already.');
});

test('a deleted lead leaves the list, and focus goes on to the next one, the one before, or the list', () => {
  buttonsOf('b')[1]!.focus();
  showChange(list(), { id: 'b', change: 'delete' });
  expect(shownIds()).toEqual(['a', 'c']);
  expect(document.activeElement).toBe(buttonsOf('c')[0]);
  showChange(list(), { id: 'c', change: 'delete' });
  expect(document.activeElement).toBe(buttonsOf('a')[0]);
  showChange(list(), { id: 'a', change: 'delete' });
  expect(document.activeElement).toBe(list());
});

test('a deletion in another inbox takes no focus', () => {
  buttonsOf('a')[0]!.focus();
  showChange(list(), { id: 'c', change: 'delete' });
  expect(document.activeElement).toBe(buttonsOf('a')[0]);
});

test('a lead that is marked as read, here or elsewhere, says so', () => {
  showChange(list(), { id: 'a', change: 'read' });
  expect(buttonsOf('a')[0]).toHaveTextContent('Mark as unread');
  showChange(list(), { id: 'a', change: 'unread' });
  expect(buttonsOf('a')[0]).toHaveTextContent('Mark as read');
  expect(() => showChange(list(), { id: 'gone', change: 'read' })).not.toThrow();
});
