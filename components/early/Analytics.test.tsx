import { renderToStaticMarkup } from 'react-dom/server';
import { Analytics } from './Analytics';
import { loadAnalytics } from './load-analytics';

const content = {
  name: 'Stats',
  script: 'https://stats.example/script.js',
  attributes: { 'data-site': '</script><b>' },
  sendsTo: ['https://stats.example'],
  does: 'It counts.',
  policy: 'https://stats.example/privacy',
};

const added = () => [...document.head.querySelectorAll('script')];
const createPolicy = jest.fn((_: string, rules: { createScriptURL: (address: string) => string }) => rules);

/** Passes `location` as an argument, because jsdom does not let a test change it. */
const loadAt = (hostname: string) => new Function('location', `(${loadAnalytics.toString()})()`)({ hostname });

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  createPolicy.mockClear();
});
afterEach(() => {
  // A `load` listener left by the test would run in the next test.
  window.dispatchEvent(new Event('load'));
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'trustedTypes');
});

function pageAt(hostname: string) {
  document.body.innerHTML = renderToStaticMarkup(<Analytics content={content} />);
  loadAt(hostname);
  jest.advanceTimersByTime(60_000);
}

test('the component `Analytics` renders nothing when the company has chosen no analytics service', () => {
  expect(renderToStaticMarkup(<Analytics content={null} />)).toBe('');
});

test('a closing script tag in an attribute of the analytics script is escaped in the page', () => {
  expect(renderToStaticMarkup(<Analytics content={content} />)).not.toContain('</script><b>');
});

test('the analytics script is added with its attributes one second after the page has loaded', () => {
  pageAt('www.example.com');
  expect(added()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(999);
  expect(added()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(added().map(({ src }) => src)).toEqual([content.script]);
  expect(added()[0]).toHaveAttribute('data-site', '</script><b>');
});

test('the Trusted Types policy `analytics` allows the address of the analytics script and refuses another address', () => {
  Object.assign(window, { trustedTypes: { createPolicy } });
  pageAt('www.example.com');
  const [name, rules] = createPolicy.mock.calls[0]!;
  expect(name).toBe('analytics');
  expect([rules.createScriptURL(content.script), rules.createScriptURL('https://evil.example/x.js')]).toEqual([
    content.script,
    null,
  ]);
});

test.each(['localhost', '127.0.0.1', '[::1]'])('no analytics script is added to a page on the host %s', (hostname) => {
  pageAt(hostname);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(added()).toEqual([]);
});
