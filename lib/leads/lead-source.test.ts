import { housing, landing } from './descriptions.fixture';
import { areSameParams, leadSource, withLeadSource } from './lead-source';
import { leadOf, leadParams, type TemplateParams } from './lead';

const recipient = { name: 'A company', email: 'leads@example.com' };
const forms: [string, TemplateParams][] = [
  ['landing', leadParams(leadOf(landing, { fullName: 'Asha' }), recipient)],
  ['housing', leadParams(leadOf(housing, { name: 'Asha' }), recipient)],
];

function open(address: string, referrer = '') {
  history.replaceState(null, '', address);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.NEXT_PUBLIC_LEAD_SOURCE;
});

describe('a site built without NEXT_PUBLIC_LEAD_SOURCE', () => {
  test.each(forms)(
    'withLeadSource without NEXT_PUBLIC_LEAD_SOURCE neither changes a lead of the %s form nor stores anything',
    (_, params) => {
      open('/residential?utm_source=google');
      expect(withLeadSource(params)).toBe(params);
      expect(sessionStorage).toHaveLength(0);
    },
  );
});

describe('a site built with NEXT_PUBLIC_LEAD_SOURCE=1', () => {
  beforeEach(() => {
    process.env.NEXT_PUBLIC_LEAD_SOURCE = '1';
  });

  test.each(forms)(
    'withLeadSource with NEXT_PUBLIC_LEAD_SOURCE=1 adds `lead_source` to a lead of the %s form',
    (_, params) => {
      open('/residential?utm_source=google', 'https://www.google.com/search?q=solar');
      expect(withLeadSource(params)).toEqual({
        ...params,
        lead_source: 'landing=/residential, referrer=www.google.com, utm_source=google',
      });
    },
  );

  test('areSameParams ignores a difference in `lead_source`, but not a difference in the message', () => {
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

describe('the line that says where a visitor came from', () => {
  test('leadSource names the five campaign parameters in a fixed order, and no other parameter of the address', () => {
    open('/?gclid=1&utm_content=e&utm_term=d&utm_campaign=c&utm_medium=b&utm_source=a&email=x%40example.com#form');
    expect(leadSource()).toBe('landing=/, utm_source=a, utm_medium=b, utm_campaign=c, utm_term=d, utm_content=e');
  });

  test('leadSource describes the first page of the visit, whatever page is open now', () => {
    open('/residential?utm_source=google');
    const first = leadSource();
    open('/commercial?utm_source=other', 'http://localhost/residential');
    expect(leadSource()).toBe(first);
  });

  test('leadSource names only the host of a referring site, and does not name this site as referrer', () => {
    open('/home', 'https://news.example:8443/story?id=7');
    expect(leadSource()).toBe('landing=/home, referrer=news.example:8443');
    sessionStorage.clear();
    open('/home', `${location.origin}/commercial`);
    expect(leadSource()).toBe('landing=/home');
  });

  test('leadSource returns one line of at most 300 characters, with path and referrer first, values cut to 80, and no character cut in two', () => {
    const long = encodeURIComponent(`line one\r\nline two\u2028${'🌞'.repeat(100)}`);
    open(`/${'x'.repeat(200)}?utm_source=${long}&utm_medium=${long}&utm_campaign=${long}`, 'https://example.com/');
    const line = leadSource();
    expect(line.length).toBeLessThanOrEqual(300);
    expect(line).not.toMatch(/[\r\n\u2028]/);
    expect(line).toMatch(/^landing=\/x{79}, referrer=example\.com, utm_source=line one line two 🌞/);
    expect(() => encodeURIComponent(line)).not.toThrow();
  });

  test('leadSource describes the page that is open now if storage is blocked, and leaves out a referrer that is no address', () => {
    sessionStorage['lead-source'] = 'landing=/';
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    open('/home?utm_source=mail', 'no address');
    expect(leadSource()).toBe('landing=/home, utm_source=mail');
  });
});
