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

/** Runs the analytics script with another host name in `location`, which jsdom does not let a test change. */
const loadAt = (hostname: string) => new Function('location', `(${loadAnalytics.toString()})()`)({ hostname });

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  createPolicy.mockClear();
});
afterEach(() => {
  // Fires `load`, so that a listener which this test has left does not react during the next test.
  window.dispatchEvent(new Event('load'));
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'trustedTypes');
});

function pageAt(hostname: string) {
  document.body.innerHTML = renderToStaticMarkup(<Analytics content={content} />);
  loadAt(hostname);
  jest.advanceTimersByTime(60_000);
}

test('without an analytics service, nothing is added to the page', () => {
  expect(renderToStaticMarkup(<Analytics content={null} />)).toBe('');
});

test('no attribute of the analytics script can close the inline script that contains it', () => {
  expect(renderToStaticMarkup(<Analytics content={content} />)).not.toContain('</script><b>');
});

test('the analytics script is fetched one second after the page has loaded, with its attributes', () => {
  pageAt('www.example.com');
  expect(added()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(999);
  expect(added()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(added().map(({ src }) => src)).toEqual([content.script]);
  expect(added()[0]).toHaveAttribute('data-site', '</script><b>');
});

test('in a browser with Trusted Types, a policy allows the address of the analytics script alone', () => {
  Object.assign(window, { trustedTypes: { createPolicy } });
  pageAt('www.example.com');
  const [name, rules] = createPolicy.mock.calls[0]!;
  expect(name).toBe('analytics');
  expect([rules.createScriptURL(content.script), rules.createScriptURL('https://evil.example/x.js')]).toEqual([
    content.script,
    null,
  ]);
});

test.each(['localhost', '127.0.0.1', '[::1]'])('no analytics script is fetched at %s', (hostname) => {
  pageAt(hostname);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(added()).toEqual([]);
});
