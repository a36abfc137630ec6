import { housing, landing } from './descriptions.fixture';
import { areSameParams, leadSource, withLeadSource } from './lead-source';
import { leadOf, leadParams, type TemplateParams } from './lead';

const recipient = { name: 'A company', email: 'leads@example.com' };
const forms: [string, TemplateParams][] = [
  ['landing', leadParams(leadOf(landing, { fullName: 'Asha' }), recipient)],
  ['housing', leadParams(leadOf(housing, { name: 'Asha' }), recipient)],
];

/** Opens a page, as by a link on another page. */
function open(address: string, referrer = '') {
  history.replaceState(null, '', address);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.NEXT_PUBLIC_LEAD_SOURCE;
});

describe('with NEXT_PUBLIC_LEAD_SOURCE off', () => {
  test.each(forms)('the %s form sends no source of the visit, and nothing is stored', (_, params) => {
    open('/residential?utm_source=google');
    expect(withLeadSource(params)).toBe(params);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('with NEXT_PUBLIC_LEAD_SOURCE on', () => {
  beforeEach(() => {
    process.env.NEXT_PUBLIC_LEAD_SOURCE = '1';
  });

  test.each(forms)('the %s form also sends the source of the visit', (_, params) => {
    open('/residential?utm_source=google', 'https://www.google.com/search?q=solar');
    expect(withLeadSource(params)).toEqual({
      ...params,
      lead_source: 'landing=/residential, referrer=www.google.com, utm_source=google',
    });
  });

  test('two enquiries that differ only in the source of the visit count as the same', () => {
    const [, params] = forms[0]!;
    expect(areSameParams({ ...params, lead_source: 'landing=/' }, { ...params, lead_source: 'landing=/home' })).toBe(
      true,
    );
    expect(
      areSameParams(
        { ...params, lead_source: 'landing=/' },
        { ...params, message: 'Name: Ravi', lead_source: 'landing=/' },
      ),
    ).toBe(false);
  });
});

describe('the source of a visit', () => {
  test('names the five campaign parameters of the address in a fixed order, and nothing else of its query', () => {
    open('/?gclid=1&utm_content=e&utm_term=d&utm_campaign=c&utm_medium=b&utm_source=a&email=x%40example.com#form');
    expect(leadSource()).toBe('landing=/, utm_source=a, utm_medium=b, utm_campaign=c, utm_term=d, utm_content=e');
  });

  test('is that of the first page of the visit, whatever page the form is on', () => {
    open('/residential?utm_source=google');
    const first = leadSource();
    open('/commercial?utm_source=other', 'http://localhost/residential');
    expect(leadSource()).toBe(first);
  });

  test('names a referring site by its host alone, and this site not at all', () => {
    open('/home', 'https://news.example:8443/story?id=7');
    expect(leadSource()).toBe('landing=/home, referrer=news.example:8443');
    sessionStorage.clear();
    open('/home', `${location.origin}/commercial`);
    expect(leadSource()).toBe('landing=/home');
  });

  test('is one line of at most 300 characters, with path and referrer first and no character cut in two', () => {
    const long = encodeURIComponent(`line one\r\nline two\u2028${'🌞'.repeat(100)}`);
    open(`/${'x'.repeat(200)}?utm_source=${long}&utm_medium=${long}&utm_campaign=${long}`, 'https://example.com/');
    const line = leadSource();
    expect(line.length).toBeLessThanOrEqual(300);
    expect(line).not.toMatch(/[\r\n\u2028]/);
    expect(line).toMatch(/^landing=\/x{79}, referrer=example\.com, utm_source=line one line two 🌞/);
    expect(() => encodeURIComponent(line)).not.toThrow();
  });

  test('is read from the page that is open now where storage is blocked or full', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    open('/home?utm_source=mail', 'no address');
    expect(leadSource()).toBe('landing=/home, utm_source=mail');
  });
});
