/** @jest-environment node */
import { commercial, housing, landing, tabbed } from './descriptions.fixture';
import fc from 'fast-check';
import type { FormDescription } from './description';
import { leadOf, leadParams, tooLongField } from './lead';
import { fieldsOf, tabsOf } from './questions';
import { readValues } from './values';

const RUNS = Number(process.env.FUZZ_RUNS ?? 200);

const recipient = { name: 'Team', email: 'leads@example.com' };

const forms = ([landing, commercial, housing, tabbed] as FormDescription[]).flatMap((form) =>
  (form.tabs ? tabsOf(form) : [undefined]).map((tab) => ({ form, tab, fields: fieldsOf(form, tab) })),
);

const typed = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...['', ' ', 'N/A', 'on', 'आशा देवी', '₹2500 - ₹4000', '98765 43210', 'a@b.example', '{{message}}'],
      ...['<script>alert(1)</script>', '"; DROP TABLE leads;--', '=1+1', '🌞👨‍👩‍👧', '\u202eleft to right'],
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(
        fc.constantFrom(
          ...['\n', '\r\n', '\r', '\u2028', '\u2029', '\v', '\f', '\u0085', 'Name: x', 'Form Type: Housing', ' ', 'क'],
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 2000, maxLength: 12_000 }) },
);

const filled = fc.constantFrom(...forms).chain((asked) =>
  fc.record({
    asked: fc.constant(asked),
    values: fc.dictionary(fc.constantFrom(...asked.fields.map(({ name }) => name)), typed),
  }),
);

const oneLine = (text: string) =>
  text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .join(' ')
    .trim();

/** FormData replaces half a surrogate pair by the replacement character. */
function inForm(value: string): string {
  const data = new FormData();
  data.append('text', value);
  return String(data.get('text'));
}

test('any lead within the size limit has each answer in one line under its label or field name, and the right sender and recipient', () => {
  const lead = fc.property(filled, ({ asked: { form, tab, fields }, values }) => {
    const data = new FormData();
    // A browser sends every field except a row of buttons of which none is chosen.
    for (const { name, kind } of fields)
      if (kind !== 'choice' || values[name] !== undefined) data.append(name, values[name] ?? '');
    data.append('agreeTerms', 'on');
    const read = readValues(data);
    const params = leadParams(leadOf(form, read, tab), recipient);
    if (tooLongField(params, read)) return;
    const sent = JSON.parse(JSON.stringify(params)) as Record<string, unknown>;
    const expected = (name: string) => oneLine(inForm(values[name] ?? ''));
    if (form.sent === 'fields') {
      const own = Object.fromEntries(fields.map(({ name }) => [name, expected(name)]));
      expect(sent).toEqual({ ...own, agreeTerms: true });
      return;
    }
    const lines = fields.map(({ name, sentAs }) => `${sentAs}: ${expected(name) || 'N/A'}`);
    if (tab) lines.unshift(`${form.tabs!.sentAs}: ${form.tabs!.names[tab]}`);
    expect(String(sent.message).split('\n')).toEqual(lines);
    if (form.sender) {
      expect(sent.from_name).toBe(expected(form.sender.name));
      expect(sent.from_email).toBe(expected(form.sender.email));
    }
    expect([sent.to_name, sent.to_email]).toEqual([recipient.name, recipient.email]);
  });
  fc.assert(lead, { numRuns: RUNS });
});
