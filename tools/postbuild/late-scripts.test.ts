import { withLateScripts } from './late-scripts';
import { LIST, nextScripts, piece, rows, START } from './next-page.fixture';

const FRAMEWORK = '<script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script>';
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>';
const pageWith = (body: string) =>
  `<!DOCTYPE html><html><head>${PRELOAD}${FRAMEWORK}</head><body><p>x</p><script>own()</script>${body}</body></html>`;
const late = (...parts: string[]) => withLateScripts({ path: 'index.html', html: pageWith(nextScripts(...parts)) });

const listIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="late-scripts">(.*?)<\/script>/.exec(html)![1]!);

test('withLateScripts() removes the hints to fetch fonts from the page’s data for React, and keeps those to fetch styles', () => {
  const hint = (as: string) => `:HL["/_next/${as}","${as}",{"type":"${as}"}]\n`;
  const data = `${hint('font')}${hint('style')}${hint('font')}${rows('LeadForm')}`;
  const [file] = withLateScripts({ path: 'index.html', html: pageWith(START + LIST + piece(data)) }).files;
  expect(file!.text).not.toContain('font');
  expect(file!.text).toContain('style');
});

test('withLateScripts() empties the text of a long inline script in the page’s data for React, and keeps that script in the page', () => {
  const script = `a("₹${'x'.repeat(1100)}")`;
  const data = `1a:T${Buffer.byteLength(script).toString(16)},${script}1b:["$1a"]\n${rows('LeadForm')}`;
  const body = `<script>${script}</script>${START}${LIST}${piece(data)}`;
  const { html, files } = withLateScripts({ path: 'index.html', html: pageWith(body) });
  expect(html).toContain(`<script>${script}</script>`);
  expect(files[0]!.text).toContain(JSON.stringify(`1a:""\n1b:["$1a"]\n${rows('LeadForm')}`));
});

test('a page keeps its inline scripts, and lists script files of React and Next, but none for old browsers, instead of loading them', () => {
  const { html, files } = late('default', 'LeadForm');
  expect(html).toBe(
    `<!DOCTYPE html><html><head></head><body><p>x</p><script>own()</script><script type="application/json" id="late-scripts">["/${files[0]!.path}","/_next/a.js"]</script></body></html>`,
  );
});

test("the script that starts React and the page's data go into one file, in the order in which the page has them", () => {
  const whole = `0:["<!--\u2028"]\n${rows('LeadForm')}`;
  const html = pageWith(START + LIST + piece(whole.slice(0, 30)) + piece(whole.slice(30)));
  const [file] = withLateScripts({ path: 'index.html', html }).files;
  expect(file!.path).toMatch(/^_next\/static\/late\/[0-9a-f]{16}\.js$/);
  expect(file!.text).toBe(
    `start();\n(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,${JSON.stringify(whole)}])`,
  );
});

test('the file with a page’s data for React first adds the CSS that was left out of the page, as the security policy allows', () => {
  const page = { path: 'index.html', html: pageWith(nextScripts('LeadForm')) };
  const [file] = withLateScripts(page, { sheets: [], css: '.a::before{content:"b"}' }).files;
  expect(file!.text).toMatch(
    /^\{let s=new CSSStyleSheet;s\.replaceSync\("\.a::before\{content:\\"b\\"\}"\);document\.adoptedStyleSheets\.push\(s\)\};\nstart\(\)/,
  );
});

test('each style sheet that React looks for is added to the page as a disabled link, so that no browser fetches it', () => {
  const page = { path: 'index.html', html: pageWith(nextScripts('LeadForm')) };
  const { text } = withLateScripts(page, { sheets: ['/a.css', '/b.css'], css: '' }).files[0]!;
  document.head.replaceChildren();
  new Function(text.slice(0, text.indexOf(';\nstart()')))();
  expect(document.head.innerHTML).toBe(
    ['a', 'b'].map((name) => `<link rel="stylesheet" href="/${name}.css" data-precedence="next" disabled="">`).join(''),
  );
});

test('the file with a page’s data for React has the same name for the same data, and another name for other data', () => {
  expect(late('LeadForm').files).toEqual(late('LeadForm').files);
  expect(late('LeadForm').files[0]!.path).not.toBe(late('Rotator').files[0]!.path);
});

test('withLateScripts() lists no scripts and adds no file for a page without interactive components', () => {
  const { html, files } = late('default', 'IconMark', 'OutletBoundary');
  expect(listIn(html)).toEqual([]);
  expect(files).toEqual([]);
});

test('a page that needs React only for unsent enquiries gets data-needed="device" on the list of scripts', () => {
  const { html, files } = late('default', 'OutboxNotice', 'WholePage');
  expect(html).toContain(
    `<script type="application/json" id="late-scripts" data-needed="device">["/${files[0]!.path}","/_next/a.js"]</script>`,
  );
  expect(late('OutboxNotice', 'WholePage', 'LeadForm').html).not.toContain('data-needed');
});

describe.each(['<form></form>', '<section data-carousel=""></section>'])('a page with %s', (part) => {
  const finish = (body: string) => () => withLateScripts({ path: 'hi/home.html', html: pageWith(part + body) });

  test(`withLateScripts() refuses a page with ${part} that lists no scripts, or needs them only for unsent enquiries`, () => {
    const message = /^hi\/home\.html: there is a <(form|section)> that waits for its scripts, and the page lists none/;
    expect(finish(nextScripts())).toThrow(message);
    expect(finish(nextScripts('default', 'OutboxNotice'))).toThrow(message);
    const html = `<body>${part}${nextScripts('LeadForm')}</body>`;
    expect(() => withLateScripts({ path: 'hi/home.html', html })).toThrow(message);
  });

  test(`withLateScripts() accepts a page with ${part} that lists the scripts of React`, () => {
    expect(finish(nextScripts('LeadForm'))).not.toThrow();
  });
});
