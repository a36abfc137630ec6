import { withLateScripts, withWholeData } from './late-scripts';

/** Writes the data of a page as Next does, with these parts of the page waiting for React. */
const data = (...parts: string[]) =>
  parts
    .map(
      (name, index) =>
        `<script>self.__next_f.push([1,${JSON.stringify(`${index}:I[7${index},["/_next/a.js"],"${name}"]\n`)}])</script>`,
    )
    .join('');
const BOOTSTRAP = '<script id="_R_">start()</script>';
const FRAMEWORK = '<script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script>';
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>';
const pageWith = (body: string) =>
  `<!DOCTYPE html><html><head>${PRELOAD}${FRAMEWORK}</head><body><p>x</p><script>own()</script>${body}</body></html>`;
const late = (...parts: string[]) =>
  withLateScripts({ path: 'index.html', html: pageWith(BOOTSTRAP + data(...parts)) });

const listIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="late-scripts">(.*?)<\/script>/.exec(html)![1]!);

test('React fetches no font, since the page has its own and needs none of other languages', () => {
  const hint = (as: string) => `:HL["/_next/${as}","${as}",{"type":"${as}"}]\n`;
  const rows = `${hint('font')}${hint('style')}${hint('font')}1:I[71,["/_next/a.js"],"LeadForm"]\n`;
  const body = `${BOOTSTRAP}<script>self.__next_f.push([1,${JSON.stringify(rows)}])</script>`;
  const [file] = withLateScripts({ path: 'index.html', html: pageWith(body) }).files;
  const kept = rows.replaceAll(hint('font'), '');
  expect(file!.text).toBe(`start();\nself.__next_f.push([1,${JSON.stringify(kept)}])`);
});

test('a page keeps its own inline scripts, and only lists the script files of React and Next', () => {
  const { html, files } = late('default', 'LeadForm');
  expect(html).toBe(
    `<!DOCTYPE html><html><head></head><body><p>x</p><script>own()</script><script type="application/json" id="late-scripts">["/${files[0]!.path}","/_next/a.js"]</script></body></html>`,
  );
});

test("a page's data and the script that starts React go into one file, in their order", () => {
  const [file] = late('LeadForm').files;
  expect(file!.path).toMatch(/^_next\/static\/late\/[0-9a-f]{16}\.js$/);
  expect(file!.text).toMatch(/^start\(\);\nself\.__next_f\.push/);
});

test('styles for parts that appear later come before the page’s data, as a style sheet that the security policy allows', () => {
  const page = { path: 'index.html', html: pageWith(BOOTSTRAP + data('LeadForm')) };
  const [file] = withLateScripts(page, { sheets: [], css: '.a::before{content:"b"}' }).files;
  expect(file!.text).toMatch(
    /^\{let s=new CSSStyleSheet;s\.replaceSync\("\.a::before\{content:\\"b\\"\}"\);document\.adoptedStyleSheets\.push\(s\)\};\nstart\(\)/,
  );
});

test('React finds the style sheets that it looks for, disabled, so that no browser fetches them', () => {
  const page = { path: 'index.html', html: pageWith(data('LeadForm')) };
  const { text } = withLateScripts(page, { sheets: ['/a.css', '/b.css'], css: '' }).files[0]!;
  document.head.replaceChildren();
  new Function(text.slice(0, text.indexOf(';\nself.')))();
  expect(document.head.innerHTML).toBe(
    ['a', 'b'].map((name) => `<link rel="stylesheet" href="/${name}.css" data-precedence="next" disabled="">`).join(''),
  );
});

test('the name of the file with a page’s data depends on its content', () => {
  expect(late('LeadForm').files).toEqual(late('LeadForm').files);
  expect(late('LeadForm').files[0]!.path).not.toBe(late('Rotator').files[0]!.path);
});

test('a page without interactive parts of the site never fetches React', () => {
  const { html, files } = late('default', 'IconMark', 'OutletBoundary');
  expect(listIn(html)).toEqual([]);
  expect(files).toEqual([]);
});

test('a page that needs React only for enquiries kept on the device is marked so', () => {
  const { html, files } = late('default', 'OutboxNotice', 'StalePage');
  expect(html).toContain(
    `<script type="application/json" id="late-scripts" data-needed="device">["/${files[0]!.path}","/_next/a.js"]</script>`,
  );
  expect(late('OutboxNotice', 'StalePage', 'LeadForm').html).not.toContain('data-needed');
});

describe.each(['<form></form>', '<section data-carousel=""></section>'])('a page with %s', (part) => {
  const finish = (body: string) => () => withLateScripts({ path: 'hi/home.html', html: pageWith(part + body) });

  test('stops the build where its list of scripts is empty, or is used only for kept enquiries', () => {
    const message = /^hi\/home\.html: there is a <(form|section)> that waits for its scripts, and the page lists none/;
    expect(finish(BOOTSTRAP)).toThrow(message);
    expect(finish(BOOTSTRAP + data('default', 'OutboxNotice'))).toThrow(message);
    const html = `<body>${part}${data('LeadForm')}</body>`;
    expect(() => withLateScripts({ path: 'hi/home.html', html })).toThrow(message);
  });

  test('is finished where its scripts are listed', () => {
    expect(finish(BOOTSTRAP + data('LeadForm'))).not.toThrow();
  });
});

test('the page data that Next cuts in pieces are joined in their order, and nothing else is changed', () => {
  const piece = (text: string) =>
    `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;
  const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  const html = `<body>${start}${piece('1:"a_na')}<p>x</p>${piece('me "<!--"\n')}${piece('2:"\u2028b"\n')}</body>`;
  expect(withWholeData({ path: 'index.html', html }).html).toBe(
    `<body>${start}${piece('1:"a_name "<!--"\n2:"\u2028b"\n')}<p>x</p></body>`,
  );
  const alone = { path: 'index.html', html: `<body>${start}${piece('1:"a"')}</body>` };
  expect(withWholeData(alone)).toEqual(alone);
});
