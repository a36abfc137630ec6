/** @jest-environment node */
import { articleName, articleNamed, LATIN, ownWords, readSmallContent, smallContent } from './small-content.fixture';

const files = smallContent;

const added = (file: string, lines: string) => ({ [file]: `${files[file]!.trimEnd()}\n${lines}\n` });
function replaced(file: string, old: RegExp, text: string) {
  if (!old.test(files[file]!)) throw new Error(`${file} has nothing like ${String(old)}`);
  return { [file]: files[file]!.replace(old, text) };
}
const contentWith = (change: Record<string, string | undefined>) =>
  readSmallContent(
    Object.fromEntries(
      Object.entries({ ...files, ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  );
const problemsWith = (change: Record<string, string | undefined>) => contentWith(change).problems;
const lineIn = (change: Record<string, string>, file: string, text: string) =>
  change[file]!.split('\n').findIndex((line) => line.includes(text)) + 1;

const PAGE = 'pages/careers.yaml';
const withKicker = (lines: string) => replaced(PAGE, /^hero:\n/m, `hero:\n${lines}\n`);
const pair = (en: string, hi: string) => `  kicker:\n    en: ${en}\n    hi: ${hi}`;

test('content without a mistake has no problems', () => {
  expect(problemsWith({})).toEqual([]);
});

test.each([
  ['no line', ''],
  ['an empty line', '    hi:\n'],
])('a text with %s for a language is reported once', (_, hindi) => {
  const change = replaced(PAGE, /^(hero:\n  heading:).*\n(    .*\n)*/m, `$1\n    en: Planted\n${hindi}`);
  expect(problemsWith(change)).toHaveLength(1);
});

describe('mistakes in the text of a field', () => {
  const mistakes: [string, string, { at: string; line: number; column: number; expected: string }][] = [
    [
      'without a line in Hindi',
      '  kicker:\n    en: Planted',
      {
        at: 'hero.kicker',
        line: 2,
        column: 5,
        expected: 'expected the text in हिन्दी too, on a line that begins with "hi:"',
      },
    ],
    [
      'with an empty line in Hindi',
      pair('Planted', ''),
      { at: 'hero.kicker.hi', line: 3, column: 9, expected: 'expected the text in हिन्दी, nothing is there' },
    ],
    [
      'with English words in Hindi',
      pair('Planted', 'Planted here'),
      { at: 'hero.kicker.hi', line: 3, column: 9, expected: 'expected words in Devanagari, got "Planted here"' },
    ],
    [
      'in English without a line for each language',
      '  kicker: Planted',
      {
        at: 'hero.kicker',
        line: 1,
        column: 11,
        expected: 'expected a text for each language (en, hi), got "Planted" for all',
      },
    ],
    [
      'with another number in Hindi',
      pair('A roof of 1,200 feet', '1,300 फुट की छत'),
      { at: 'hero.kicker.hi', line: 3, column: 9, expected: 'expected the numbers of the English (1200), got 1300' },
    ],
    [
      'with an unknown name in braces',
      pair("'A {planted} roof'", "'{planted} छत'"),
      { at: 'hero.kicker.en', line: 2, column: 9, expected: 'expected no {planted}: no fact has this name' },
    ],
    [
      'that YAML reads as a number',
      pair('1e3', 'छत'),
      {
        at: 'hero.kicker.en',
        line: 2,
        column: 9,
        expected: 'expected some text, got 1000; put the text between quotation marks, or it is read as something else',
      },
    ],
    [
      'that YAML reads as true',
      pair('true', 'छत'),
      {
        at: 'hero.kicker.en',
        line: 2,
        column: 9,
        expected: 'expected some text, got true; put the text between quotation marks, or it is read as something else',
      },
    ],
    [
      'that YAML reads as an object',
      pair('{planted}', 'छत'),
      {
        at: 'hero.kicker.en',
        line: 2,
        column: 9,
        expected:
          'expected some text, got {"planted":null}; put the text between quotation marks, or it is read as something else',
      },
    ],
  ];

  test.each(mistakes)(
    'a text %s is reported with file, line, column and field',
    (_, lines, { at, line, column, expected }) => {
      const change = withKicker(lines);
      const place = `content/${PAGE}:${lineIn(change, PAGE, 'hero:') + line}:${column}`;
      expect(problemsWith(change)).toContain(`${place} ${at}: ${expected}`);
    },
  );

  test.each([
    ['begins with a name in braces', '{town} is planted'],
    ['holds a colon', 'Planted: a roof'],
    ['begins with a star', '*planted'],
    ['begins with @', '@planted'],
    ['begins with a quotation mark', '"Planted" is a roof'],
  ])('a text that %s is reported with the advice to put the text between quotation marks', (_, text) => {
    const change = withKicker(pair(text, 'छत'));
    const line = lineIn(change, PAGE, text);
    const [problem] = problemsWith(change);
    expect(problem).toMatch(new RegExp(`^content/pages/careers\\.yaml:(${line}|${line + 1}):\\d+ is no (YAML|text): `));
    expect(problem).toContain('put the text between quotation marks');
  });

  test.each(['no', '2026-11-21'])(
    'the text "%s" written without quotation marks is read as a text, not as another type of YAML',
    (text) => {
      expect(problemsWith(withKicker(pair(text, `छत ${text}`)))).toEqual([]);
    },
  );

  test('a text with a misspelt name of a fact is reported with the right name', () => {
    const change = withKicker(pair("'For {company-nmae}'", "'{company-nmae} के लिए'"));
    expect(problemsWith(change)).toContainEqual(
      expect.stringContaining('expected no {company-nmae}: no fact has this name; did you mean {company-name}?'),
    );
  });
});

describe('mistakes in the list of languages', () => {
  const LIST = 'site/languages.yaml';

  test.each([
    ['typeface', 'anek-devanagri', `expected anek-latin or anek-devanagari, got "anek-devanagri"`],
    ['code', 'hindi', `expected a code of two or three small letters, for example hi or bho`],
    ['code', 'bho', `expected bho, or bho with a country, for example bho-IN, got "hi-IN"`, 'lang'],
    ['lang', 'hindi', `expected hi, or hi with a country, for example hi-IN, got "hindi"`],
    ['locale', 'xx-IN', `expected a locale that Node.js can write dates in, for example hi-IN, got "xx-IN"`],
    ['locale', 'hi_IN', `expected a locale that Node.js can write dates in, for example hi-IN, got "hi_IN"`],
    ['prefix', "''", `expected another prefix than the languages above, got ""`],
    ['script', 'Hindi', `expected the Unicode name of a script, for example Devanagari, got "Hindi"`],
  ])(
    'the list of languages is reported if Hindi has the wrong %s %s, and no other file is reported',
    (field, wrong, message, at = field) => {
      const change = replaced(LIST, new RegExp(`(?<= ${field}: )[^,}]*(?=[^{]*$)`), wrong);
      expect(problemsWith(change)).toEqual([expect.stringMatching(/^content\/site\/languages\.yaml:2:\d+ \[1\]\./)]);
      expect(problemsWith(change)[0]).toContain(` [1].${at}: ${message}`);
    },
  );

  test('a language that stands in the list twice is reported', () => {
    const [, hindi] = files[LIST]!.split('\n');
    expect(problemsWith(added(LIST, hindi!))).toEqual([
      `content/${LIST}:3:11 [2].code: expected another code than the languages above, got "hi"`,
      expect.stringContaining(' [2].prefix: expected another prefix than the languages above, got "/hi"'),
    ]);
  });

  test('a list of languages that is no list or is no YAML is reported once', () => {
    expect(problemsWith({ [LIST]: 'code: en' })).toEqual([`content/${LIST}:1:1 expected a list, got {"code":"en"}`]);
    expect(problemsWith(added(LIST, '\t- planted'))).toEqual([expect.stringContaining('got a tab')]);
  });

  test('a Markdown file in a language that the list does not have is reported', () => {
    expect(problemsWith({ 'legal/terms/bho.md': files['legal/terms/hi.md']! })).toEqual([
      'content/legal/terms/bho.md:1:1 expected no such file',
    ]);
  });
});

test.each([PAGE, 'blocks/faq.yaml', 'towns/varanasi.yaml', 'articles/article-a/article.yaml', 'facts/claims.yaml'])(
  'a tab at the start of a line in %s is reported as one mistake',
  (file) => {
    const change = added(file, '\tplanted: 5');
    expect(problemsWith(change)).toEqual([
      `content/${file}:${lineIn(change, file, '\t')}:1 expected spaces before the text, got a tab`,
    ]);
  },
);

test('a tab in one file hides no mistake in another file', () => {
  const problems = problemsWith({
    ...added(PAGE, '\tplanted: 5'),
    ...replaced('projects/villa.yaml', /^year: .*/m, 'year: 20.5'),
  });
  expect(problems).toEqual([
    expect.stringContaining('got a tab'),
    expect.stringContaining('content/projects/villa.yaml'),
  ]);
});

test.each([
  ['towns/varanasi.yaml', /\{net3\}/g, '{net9}', '{net1}'],
  ['towns/bhadohi.yaml', /\{net3\}/g, '{nte3}', '{net3}'],
  ['blocks/town-pages.yaml', /\{town\}/g, '{twon}', '{town}'],
])(
  'an unknown name in braces in %s is reported with its line and a similar name that exists',
  (file, right, wrong, meant) => {
    const change = replaced(file, right, wrong);
    const text = new RegExp(
      `^content/${file}:(\\d+):\\d+ \\S+: expected no ${wrong}: neither a fact nor a figure of a town has this name; did you mean ${meant}\\?$`,
    );
    const lines = change[file]!.split('\n');
    const reported = problemsWith(change).flatMap((problem) => text.exec(problem)?.[1] ?? []);
    expect(reported.length).toBeGreaterThan(0);
    for (const line of reported) expect(lines.slice(Number(line) - 1, Number(line) + 1).join()).toContain(wrong);
  },
);

test('a number with commas is reported, with the number to write instead', () => {
  const change = replaced('facts/prices.yaml', /value: 235000/, 'value: 2,35,000');
  expect(problemsWith(change)).toContainEqual(
    expect.stringMatching(
      /^content\/facts\/prices\.yaml:\d+:12 facts\.\S+\.value: expected a number, got "2,35,000"; write 235000, without commas$/,
    ),
  );
});

test('a fact without a number is reported once, even if sums use the fact', () => {
  const change = replaced('facts/prices.yaml', /value: 235000/, 'value: abc');
  expect(problemsWith(change)).toEqual([expect.stringContaining('expected a number, got "abc"')]);
});

test('an empty English text is reported once', () => {
  const change = replaced('pages/careers.yaml', /^( +en:) .*/m, "$1 ''");
  expect(problemsWith(change)).toEqual([expect.stringContaining('expected the text in English, nothing is there')]);
});

test.each([
  ['home-33-kw * 2', '"home-33-kw" is no fact; did you mean home-3-kw?'],
  ['legal-name * 2', '"legal-name" is no fact'],
  ['(home-3-kw', 'a bracket is not closed'],
])('the wrong sum of facts "%s" is reported', (sum, expected) => {
  const change = added('facts/sums.yaml', `planted: ${sum}`);
  const line = lineIn(change, 'facts/sums.yaml', 'planted');
  expect(problemsWith(change)).toContainEqual(
    expect.stringContaining(`content/facts/sums.yaml:${line}:10 planted: expected a sum of facts: ${expected}`),
  );
});

test('a sum in a text changes when a price in the sum changes', () => {
  const texts = (change: Record<string, string>) =>
    contentWith(change).reads.map(({ markdown }) => markdown('articles/article-a'));
  for (const text of texts({})) expect(text).toContain('₹4,15,000');
  for (const text of texts(replaced('facts/prices.yaml', /value: 235000/, 'value: 300000')))
    expect(text).toContain('₹4,80,000');
});

describe('mistakes in a page', () => {
  const at = (change: Record<string, string>, text: string) => `content/${PAGE}:${lineIn(change, PAGE, text)}`;

  test('a page with a misspelt field is reported with the right name', () => {
    const change = replaced(PAGE, /^  heading:/m, '  haeding:');
    expect(problemsWith(change)).toContainEqual(
      expect.stringMatching(
        /^content\/pages\/careers\.yaml:\d+:\d+ hero\.haeding: expected no such field; did you mean heading\?$/,
      ),
    );
  });

  test('a page with an impossible date is reported', () => {
    const change = replaced(PAGE, /^updated: .*/m, 'updated: 2026-02-30');
    expect(problemsWith(change)).toContain(
      `${at(change, '2026-02-30')}:10 updated: expected a date written YYYY-MM-DD, got "2026-02-30"`,
    );
  });

  test('a page with a link to a page that does not exist is reported', () => {
    const change = replaced(PAGE, /^  href: .*/m, '  href: planted-page');
    expect(problemsWith(change)).toContainEqual(
      expect.stringMatching(
        /^content\/pages\/careers\.yaml:\d+:9 goBack\.href: expected a page of the site \(.*\), got "planted-page"$/,
      ),
    );
  });

  test('a page that uses the content of a file that does not exist is reported', () => {
    const change = added(PAGE, 'ctaBand:\n  use: blocks/planted#next');
    expect(problemsWith(change)).toContain(
      `${at(change, 'blocks/planted')}:8 ctaBand.use: expected the place of other content, such as blocks/faq, got "blocks/planted#next"`,
    );
  });

  test('a page whose address has no route is reported for each language', () => {
    const change = replaced(PAGE, /^address: .*/m, 'address: /nowhere');
    expect(problemsWith(change)).toEqual(
      expect.arrayContaining([
        `${at(change, '/nowhere')}:10 address: expected a route that shows /nowhere, for example app/(en)/nowhere/page.tsx`,
        `${at(change, '/nowhere')}:10 address: expected a route that shows /hi/nowhere, for example app/[lang]/nowhere/page.tsx`,
      ]),
    );
  });

  test('a page with the same title as another page is reported', () => {
    const title = /^  title:\n(    .*\n)+/m;
    const same = '  title:\n    en: Planted twice\n    hi: दो बार\n';
    const change = { ...replaced(PAGE, title, same), ...replaced('pages/aboutus.yaml', title, same) };
    expect(problemsWith(change)).toContainEqual(
      expect.stringMatching(
        /^content\/pages\/careers\.yaml:\d+:9 seo\.title\.en: expected a title of its own: content\/pages\/aboutus\.yaml has the same$/,
      ),
    );
  });
});

test('a fact that no page uses is reported, even if the text of another unused fact names this fact', () => {
  const lines = (text: string) => `  text:\n    en: ${text}\n    hi: ${text}\n  approved: null`;
  const claims = problemsWith(
    added(
      'facts/claims.yaml',
      `planted:\n  value: 5+\n${lines("'{planted-two}'")}\nplanted-two:\n  value: 6+\n${lines("'7'")}`,
    ),
  );
  for (const name of ['planted', 'planted-two'])
    expect(claims).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^content/facts/claims\\.yaml:\\d+:\\d+ ${name}: expected a text that names this fact, or a page that uses it$`,
        ),
      ),
    );
});

describe('content that refers to itself', () => {
  test('a file whose line `use:` leads back to the file itself, directly or through another file, is reported', () => {
    const use = 'use: blocks/faq';
    const change = {
      ...added('blocks/faq.yaml', use),
      ...replaced('blocks/ways.yaml', /^/, 'use: blocks/phone\n'),
    };
    const through = replaced('blocks/phone.yaml', /^/, 'use: blocks/ways\n');
    const problems = problemsWith({ ...change, ...through });
    const line = lineIn(change, 'blocks/faq.yaml', use);
    const expected = (place: string) =>
      `use: expected the place of other content, got ${place}, which uses this content`;
    expect(problems).toContain(`content/blocks/faq.yaml:${line}:6 ${expected('blocks/faq')}`);
    for (const [file, place] of [
      ['ways', 'phone'],
      ['phone', 'ways'],
    ])
      expect(problems).toContain(`content/blocks/${file}.yaml:1:6 ${expected(`blocks/${place}`)}`);
  });

  test('a missing field is reported even in a file whose line `use:` names the file itself', () => {
    expect(problemsWith({ 'blocks/faq.yaml': 'use: blocks/faq' })).toContainEqual(
      expect.stringMatching(/^content\/blocks\/faq\.yaml:1:\d+ heading: expected some text, nothing is there$/),
    );
  });

  test('a fact whose text names that fact, directly or through another fact, is reported', () => {
    const fact = (name: string, named: string) =>
      `${name}:\n  value: 5+\n  text:\n    en: '{${named}-words}'\n    hi: '{${named}-words}'\n  approved: null\n`;
    const facts = fact('alone', 'alone') + fact('first', 'second') + fact('second', 'first');
    const change = added('facts/claims.yaml', facts);
    const problems = problemsWith(change);
    for (const [name, named] of [
      ['alone', 'alone'],
      ['first', 'second'],
      ['second', 'first'],
    ] as const) {
      const line = lineIn(change, 'facts/claims.yaml', `{${named}-words}`);
      expect(problems).toContain(
        `content/facts/claims.yaml:${line}:9 ${name}.text.en: expected no {${named}-words}: the text of this fact is made from this one`,
      );
    }
  });

  test('a sum of facts that contains itself is reported', () => {
    expect(problemsWith(replaced('facts/sums.yaml', /^([\w-]+): .*/m, '$1: $1 + 1'))).toContainEqual(
      expect.stringMatching(/^content\/facts\/sums\.yaml:\d+:\d+ [\w-]+: expected a sum of facts: ".*" is no fact/),
    );
  });
});

test('a date that is written DD-MM-YYYY is reported', () => {
  const change = replaced('facts/prices.yaml', /asOf: .*/, 'asOf: 21-11-2026');
  expect(problemsWith(change)).toContain(
    `content/facts/prices.yaml:${lineIn(change, 'facts/prices.yaml', '21-11-2026')}:11 facts.home-3-kw.asOf: expected a date written YYYY-MM-DD, got "21-11-2026"`,
  );
});

test('a unit or a source that no fact uses is reported, and so is a fact whose source does not exist', () => {
  const problems = problemsWith({
    ...added('facts/units.yaml', "planted: '%'"),
    ...added('facts/sources.yaml', "planted: { name: planted, date: '2026' }"),
    ...replaced('facts/prices.yaml', /source: .*/, 'source: plantedSource'),
  });
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/facts\/units\.yaml:\d+:10 planted: expected a fact that has this unit$/),
      expect.stringMatching(/^content\/facts\/sources\.yaml:\d+:10 planted: expected a fact that has this source$/),
      expect.stringMatching(
        /^content\/facts\/prices\.yaml:\d+:\d+ facts\.\S+\.source: expected an entry of content\/facts\/sources\.yaml, got "plantedSource"$/,
      ),
    ]),
  );
});

test('a source without a date, with a year without quotation marks or with an impossible month is reported', () => {
  for (const [fields, expected] of [
    ['name: planted', 'expected a date, a month or a quoted year, nothing is there'],
    ['name: planted, date: 2026', 'expected a date, a month or a quoted year, got 2026'],
    ['name: planted, date: 2026-13', 'expected a date written YYYY-MM-DD, YYYY-MM or YYYY, got "2026-13"'],
  ])
    expect(problemsWith(added('facts/sources.yaml', `planted: { ${fields} }`))).toContainEqual(
      expect.stringMatching(new RegExp(`^content/facts/sources\\.yaml:\\d+:\\d+ planted\\.date: ${expected}$`)),
    );
});

test.each([
  ['without a unit', /(unit:) .*/, 'unit: expected some text, got null'],
  ['that holds nothing', /(sun-low:)\n(    .*\n)+/, 'sun-low: expected fields of its own, got null'],
])('a fact %s is reported', (_, old, expected) => {
  expect(problemsWith(replaced('facts/sun.yaml', old, '$1\n'))).toContainEqual(
    expect.stringMatching(new RegExp(`^content/facts/sun\\.yaml:\\d+:\\d+ facts\\.(sun-low\\.)?${expected}`)),
  );
});

test('a price that the schema does not list is reported', () => {
  const fact =
    'planted: { name: x, value: 1, unit: ₹, source: ours, asOf: 2026-01-01, confidence: low, approved: null }';
  expect(problemsWith(replaced('facts/prices.yaml', /^facts:\n/m, `facts:\n  ${fact}\n`))).toContainEqual(
    expect.stringMatching(/^content\/facts\/prices\.yaml:2:\d+ facts\.planted: expected no such field/),
  );
});

test.each([
  [
    'without a line in Hindi',
    '        shown:\n          en: Planted',
    'shown: expected the text in हिन्दी too, on a line that begins with "hi:"',
  ],
  [
    'in English without a line for each language',
    '        shown: Planted',
    'shown: expected a text for each language (en, hi), got "Planted" for all',
  ],
])('in a form, the text of an option %s is reported', (_, shown, expected) => {
  const change = replaced('forms/landing.yaml', /^    options:\n/m, `    options:\n      - value: planted\n${shown}\n`);
  expect(problemsWith(change)).toContainEqual(
    expect.stringMatching(
      new RegExp(
        `^content/forms/landing\\.yaml:\\d+:\\d+ fields\\[\\d+\\]\\.options\\[0\\]\\.${expected.replace(/[()]/g, '\\$&')}$`,
      ),
    ),
  );
});

test('a project in a town that does not exist is reported', () => {
  const change = replaced('projects/villa.yaml', /^town: .*/m, 'town: planted');
  const line = lineIn(change, 'projects/villa.yaml', 'planted');
  expect(problemsWith(change)).toContainEqual(
    expect.stringMatching(
      new RegExp(`^content/projects/villa\\.yaml:${line}:7 town: expected one of .*, got "planted"$`),
    ),
  );
});

test.each<[string, Record<string, string>]>([
  [
    'is outside the range of bills of the second option in the form',
    replaced('facts/estimates.yaml', /^- bill: .*\n- bill: .*/m, '- bill: 1\n- bill: 2'),
  ],
  [
    'belongs to no option, because no option in the form has a range of bills',
    replaced('forms/landing.yaml', /^ +bill: .*\n/gm, ''),
  ],
])('the second bill in facts/estimates.yaml is reported if it %s', (_, change) => {
  expect(problemsWith(change)).toContainEqual(
    expect.stringMatching(
      /^content\/facts\/estimates\.yaml:2:9 \[1\]\.bill: expected a bill of option 2 of the question about the bill in content\/forms\/landing\.yaml, got \d+$/,
    ),
  );
});

test('content with no town or two towns marked as the example is reported', () => {
  const towns = Object.keys(files).filter((file) => file.startsWith('towns/'));
  const of = (file: string) => /^example: true$/m.test(files[file]!);
  const [example, other] = [towns.find(of)!, towns.find((file) => !of(file))!];
  expect(problemsWith(replaced(example, /^example: true\n/m, ''))).toEqual([
    `content/${towns[0]}:1:1 expected "example: true" in the file of one town, whose examples pages show`,
  ]);
  const change = replaced(other, /^name:/m, 'example: true\nname:');
  const [first, second] = [example, other].sort();
  const line = lineIn({ ...files, ...change } as Record<string, string>, second!, 'example: true');
  expect(problemsWith(change)).toEqual([
    `content/${second}:${line}:10 example: expected one town alone with "example: true", and content/${first} has it`,
  ]);
});

test('facts/sun.yaml is reported if its modelledTown does not exist', () => {
  expect(problemsWith(replaced('facts/sun.yaml', /^modelledTown: .*/m, 'modelledTown: planted'))).toContainEqual(
    expect.stringMatching(/^content\/facts\/sun\.yaml:\d+:15 modelledTown: expected one of .*, got "planted"$/),
  );
});

test('content with fewer news reports than the carousel shows is reported', () => {
  expect(problemsWith({ 'news/old.yaml': undefined })).toEqual([
    'content/blocks/news.yaml:1:1 expected 2 files or more in content/news/, which a carousel shows, got 1',
  ]);
});

test('a town whose texts are mostly those of another town is reported', () => {
  const names = Object.keys(files).filter((file) => file.startsWith('towns/'));
  const change = {
    'towns/planted.yaml': files[names[0]!]!.replaceAll(/title:\n(\s+)en: .*/g, 'title:\n$1en: Planted'),
  };
  expect(problemsWith(change)).toContainEqual(
    expect.stringMatching(
      /^content\/towns\/planted\.yaml:\d+:\d+ town: expected something of its own: 200 or more runs of five words that no other town's page has, got \d+$/,
    ),
  );
});

describe('mistakes in a legal text', () => {
  const ENGLISH = 'legal/terms/en.md';
  const HINDI = 'legal/terms/hi.md';
  const last = (change: Record<string, string>, file: string) => change[file]!.trimEnd().split('\n').length;

  test('a legal text with a section that its page does not list is reported', () => {
    const change = added(ENGLISH, '\n## Planted {#planted}\n\nWords.');
    expect(problemsWith(change)).toEqual([
      `content/${ENGLISH}:${lineIn(change, ENGLISH, '{#planted}')}:1 expected one of the sections that content/pages/terms.yaml lists, each once, got planted`,
    ]);
  });

  test('a legal text with a section of another id than its page lists is reported, and so is the missing section', () => {
    const change = replaced(HINDI, /\{#[a-z-]+\}/, '{#planted}');
    const problems = problemsWith(change);
    expect(problems).toContain(
      `content/${HINDI}:1:1 expected one of the sections that content/pages/terms.yaml lists, each once, got planted`,
    );
    expect(problems).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^content/${HINDI}:${last(change, HINDI)}:1 expected a section \\{#[a-z-]+\\}, which content/pages/terms.yaml lists$`,
        ),
      ),
    );
  });

  test('a legal text with a heading without an id is reported', () => {
    const change = added(ENGLISH, '\n## Planted\n\nWords.');
    expect(problemsWith(change)).toContain(
      `content/${ENGLISH}:${lineIn(change, ENGLISH, '## Planted')}:1 expected a heading such as "## In short {#in-short}"`,
    );
  });

  test('a legal text with an unknown fact, a link to a missing page, or another number than the English text is reported', () => {
    const change = {
      ...added(ENGLISH, '\nPlanted {planted}, [there](planted-page), 1,200.'),
      ...added(HINDI, '\nयहाँ {planted}, 1,300।'),
    };
    const line = (file: string) => last(change, file);
    const problems = problemsWith(change);
    expect(problems).toEqual(
      expect.arrayContaining([
        `content/${ENGLISH}:${line(ENGLISH)}:1 expected no {planted}: no fact has this name`,
        `content/${HINDI}:${line(HINDI)}:1 expected no {planted}: no fact has this name`,
        expect.stringMatching(
          new RegExp(
            `^content/${ENGLISH}:${line(ENGLISH)}:1 expected a page of the site \\(.*\\), got "planted-page"$`,
          ),
        ),
        expect.stringMatching(
          new RegExp(`^content/${HINDI}:\\d+:1 expected the numbers of the English \\(.*1200.*\\), got .*1300`),
        ),
      ]),
    );
  });

  test('a missing file of a legal text is reported, and so is a file of a legal text that no page shows', () => {
    expect(problemsWith({ [HINDI]: undefined, 'legal/planted/en.md': '## A {#a}' })).toEqual([
      'content/legal/planted/en.md:1:1 expected no such file',
      `content/${HINDI}:1:1 expected this file`,
    ]);
  });
});

describe('mistakes in an article', () => {
  const FOLDER = `articles/${articleName(4)}`;
  const YAML = `${FOLDER}/article.yaml`;
  const ENGLISH = `${FOLDER}/en.md`;
  const HINDI = `${FOLDER}/hi.md`;
  const related = [articleName(1), articleName(2)];
  const right = articleNamed(4, related);
  const yaml = right[YAML]!;
  const problems = (change: Record<string, string | undefined>) => problemsWith({ ...right, ...change });

  test('an article that consists only of the files in its own folder has no mistakes', () => {
    expect(problems({})).toEqual([]);
  });

  test.each<[string, Record<string, string | undefined>, RegExp]>([
    [
      'without sources',
      { [YAML]: yaml.replace('sources:\n  - ours', 'sources: []') },
      /article\.yaml:\d+:\d+ sources: expected one source or more/,
    ],
    [
      'with a source that does not exist',
      { [YAML]: yaml.replace('  - ours', '  - planted') },
      /article\.yaml:\d+:5 sources\[0\]: expected an id of content\/facts\/sources\.yaml.*got "planted"/,
    ],
    [
      'with a source that no footnote mark in its text names',
      { [YAML]: yaml.replace('  - ours', '  - ours\n  - others') },
      /article\.yaml:\d+:5 sources\[1\]: expected a mark \[\^others\]/,
    ],
    [
      'with a source of its own without a date',
      { [YAML]: yaml.replace('  - ours', '  - id: ours\n    name: { en: A, hi: क }') },
      /sources\[0\]\.date: expected the date of the source/,
    ],
    [
      'with a footnote mark that names no source of the article',
      { [ENGLISH]: `${right[ENGLISH]}\nMore.[^planted]\n` },
      /en\.md:7:1 expected the id of a source of this article, got "planted"/,
    ],
    [
      'with a number that has no source',
      { [ENGLISH]: `${right[ENGLISH]}\nIn 12 days.\n` },
      /en\.md:7:1 expected a source of 12: a fact in braces, or a mark/,
    ],
    [
      'with another number in Hindi',
      { [HINDI]: right[HINDI]!.replace('12', '13') },
      /hi\.md:1:1 expected the numbers of the English; missing here: 12; only here: 13/,
    ],
    [
      'with another fact in Hindi',
      { [HINDI]: right[HINDI]!.replace('{sum-both}', '{home-3-kw}') },
      /hi\.md:1:1 expected the names in braces of the English; missing here: sum-both; only here: home-3-kw/,
    ],
    ['without a Hindi file', { [HINDI]: undefined }, /hi\.md:1:1 expected this file/],
    [
      'whose text begins with a heading instead of the answer',
      { [ENGLISH]: right[ENGLISH]!.replace(/^/, '## First?\n\n') },
      /en\.md:1:1 expected the answer first/,
    ],
    [
      'with a line ::drawing but without a drawing',
      { [ENGLISH]: `${right[ENGLISH]}\n::drawing\n` },
      /en\.md:7:1 expected no ::drawing/,
    ],
    [
      'with a table without a caption',
      { [ENGLISH]: `${right[ENGLISH]}\n## Table?\n\n| A | B |\n| - | - |\n| a | b |\n` },
      /en\.md:9:1 expected a paragraph before a table/,
    ],
    [
      'with a link in a table',
      { [ENGLISH]: `${right[ENGLISH]}\nTable\n\n| A | B |\n| - | - |\n| a | [b](home) |\n` },
      /en\.md:9:1 expected no link in a table, got "\[b\]\(home\)"/,
    ],
    [
      'with a link to a page that does not exist',
      { [ENGLISH]: `${right[ENGLISH]}\n[There](planted-page).\n` },
      /en\.md:7:1 expected a page of the site \(.*\), got "planted-page"/,
    ],
    [
      'with a related article that does not exist',
      { [YAML]: yaml.replace('related:', 'related:\n  - nowhere') },
      /article\.yaml:\d+:5 related\[0\]: expected another article \(.*\), got "nowhere"/,
    ],
    [
      'with one related article',
      { [YAML]: yaml.replace(`  - ${related[1]}\n`, '') },
      /article\.yaml:\d+:3 related: expected two other articles or more/,
    ],
    [
      'with the same related article twice',
      { [YAML]: yaml.replaceAll(related[1]!, related[0]!) },
      /article\.yaml:\d+:3 related: expected two other articles or more/,
    ],
    [
      'with too few words of its own',
      { [ENGLISH]: right[ENGLISH]!.replace(ownWords(LATIN, 4000), '') },
      /en\.md:1:1 expected more of its own: 300 or more runs of five words that no other article has, got \d+/,
    ],
  ])('an article %s is reported', (_, change, expected) => {
    expect(problems(change)).toContainEqual(expect.stringMatching(expected));
  });
});

test('a missing file is reported, and so is a file that nothing reads', () => {
  expect(problemsWith({ 'blocks/ways.yaml': undefined, 'blocks/planted.yaml': 'heading: 5' })).toEqual(
    expect.arrayContaining([
      'content/blocks/ways.yaml:1:1 expected this file',
      expect.stringMatching(/^content\/blocks\/planted\.yaml:1:1 expected no such file$/),
    ]),
  );
});

test.each([
  ['towns/planted.yaml', '', 'expected fields of its own, got null'],
  ['site/area.yaml', 'others: planted', 'others: expected a list, got "planted"'],
  ['company.yaml', 'planted', 'expected fields of its own, got "planted"'],
  ['facts/town-systems.yaml', 'planted', 'expected a list, got "planted"'],
  ['forms/landing.yaml', undefined, 'expected this file'],
])('the file %s with the text %j is reported: %s', (file, text, expected) => {
  expect(problemsWith({ [file]: text })).toContainEqual(
    expect.stringMatching(new RegExp(`^content/${file}:\\d+:\\d+ ${expected}$`)),
  );
});

test('mistakes in several files are reported together by one check', () => {
  const problems = problemsWith({
    ...replaced(PAGE, /^updated: .*/m, 'updated: soon'),
    ...replaced('projects/villa.yaml', /^year: .*/m, 'year: soon'),
    ...added('blocks/ways.yaml', 'planted: 5'),
  });
  for (const file of [PAGE, 'projects/villa.yaml', 'blocks/ways.yaml'])
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^content/${file}:\\d+:\\d+ `)));
});
