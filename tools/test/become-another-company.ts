import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A town that no company has. */
const TOWN = 'Suryanagar';

/** The company's facts, by their names in content/facts/company.ts. */
const COMPANY = {
  name: 'Purvanchal Saur Urja Rooftop Solar Installations',
  legalName: 'Purvanchal Saur Urja Rooftop Solar Installations Private Limited',
  phone: '+91 98765 43210',
  email: 'namaste@purvanchal-saur.test',
  whatsapp: '+91 91234 56789',
  leadInbox: 'enquiries@purvanchal-saur.test',
};

/** A page of its own, with a section that no other page has. */
const NEW_FILES = {
  'content/schemas/pledge.ts': `import { z } from 'zod';
import { text } from '../schemas/text';

export const pledge = z.strictObject({ heading: text, points: z.array(text).min(1, 'expected one point or more') });

export type PledgeContent = z.output<typeof pledge>;
`,
  'content/en/pages/warranty.ts': `import type { RawPage } from '../../schemas/content-files';

export const warranty = {
  seo: {
    name: 'Warranty',
    title: 'Warranty: who answers for what, and how long',
    description: 'What the makers of panels and inverters answer for, what we answer for, and whom to call when something is wrong.',
    card: { kicker: 'Warranty', heading: 'Who answers for your roof', layout: 'side', surface: 'dawn', pictures: ['/pictures/careers-roof.svg'], alt: 'Who answers for your roof' },
  },
  updated: '2026-11-22',
  hero: { heading: 'Warranty', text: 'Who answers for what.' },
  pledge: { heading: 'We answer the phone', points: ['By day.', 'In Hindi and in English.'] },
} satisfies RawPage;
`,
  'components/sections/Pledge/Pledge.module.scss': `.points {
  display: grid;
  gap: var(--space-3);
}
`,
  'components/sections/Pledge/Pledge.tsx': `import type { PledgeContent } from '@/content/schemas/pledge';
import { Section } from '../Section/Section';
import styles from './Pledge.module.scss';

export function Pledge({ content: { heading, points } }: { content: PledgeContent }) {
  return (
    <Section surface="sky" labelledBy="pledge">
      <h2 id="pledge">{heading}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Section>
  );
}
`,
  'components/pages/Warranty.tsx': `import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { Hero } from '@/components/sections/Hero/Hero';
import { Pledge } from '@/components/sections/Pledge/Pledge';
import type { Words } from '@/content/schemas/words';

export function Warranty({ words }: { words: Words }) {
  const { warranty } = words.pages;
  return (
    <PageLayout words={words} page={warranty}>
      <Hero content={warranty.hero} />
      <Pledge content={warranty.pledge} />
      <StructuredData words={words} page={warranty} />
    </PageLayout>
  );
}
`,
  'app/(en)/warranty/page.tsx': `import { Warranty } from '@/components/pages/Warranty';
import { en } from '@/content/en/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(en.pages.warranty, en);

export default function Page() {
  return <Warranty words={en} />;
}
`,
};

/**
 * Changes a project as a new owner would: another company, one town more, real words where samples were, a question
 * and a page more.
 *
 * @param root the folder of the project
 * @returns the files that were changed or added, from there
 * @throws Error where a file no longer has what is to be changed
 */
export function becomeAnotherCompany(root: string): string[] {
  const changed = new Set<string>();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    changed.add(file);
  };
  const edit = (file: string, what: RegExp, by: (found: string, ...groups: string[]) => string) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (text.search(what) < 0)
      throw new Error(
        `${file}: there is no ${what} to be changed. Put right what tools/test/become-another-company.ts looks for.`,
      );
    write(file, text.replace(what, by));
  };
  /** For what an owner may have replaced already. */
  const editAny = (file: string, what: RegExp, by: Parameters<typeof edit>[2]) => {
    if (readFileSync(path.join(root, file), 'utf8').search(what) >= 0) edit(file, what, by);
  };
  let count = 0;
  const numbered = (words: string) => (_: string, field: string) => `${field}: '${words} ${++count}'`;

  for (const [field, value] of Object.entries(COMPANY))
    edit('content/facts/company.ts', new RegExp(`^  ${field}: .*,$`, 'm'), () => `  ${field}: '${value}',`);
  edit(
    'content/en/company.ts',
    /hours = \{ text: .*, approved/,
    () => `hours = { text: 'Every day, 7 am to 9 pm', approved`,
  );
  edit('content/en/cities.ts', /cities: \[/, (found) => `${found}'${TOWN}', `);

  const withSamples = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.ts') && readFileSync(path.join(root, file), 'utf8').includes('sample: true'));
  for (const file of withSamples) edit(file, /,?\s*sample: true/g, () => '');
  edit('content/en/news.ts', /\b(title): .*(?=,$)/gm, numbered('What the paper wrote about roof'));
  editAny('content/en/news.ts', /https:\/\/example\.com/g, () => 'https://paper.test');
  edit('content/en/projects.ts', /\b(title): .*(?=,$)/gm, numbered(`A roof in ${TOWN}`));
  edit('content/en/testimonials.ts', /\b(text): .*(?=,$)/gm, numbered('It works as they said, and my bill is number'));
  edit(
    'content/en/testimonials.ts',
    /\bauthor: .* (★+).(?=,$)/gm,
    (_, stars) => `author: 'Customer ${++count}, ${TOWN}, 4 kW ${stars}'`,
  );
  editAny('content/en/credentials.ts', /supplied: null/g, () => `supplied: 'Supplied ${++count}'`);
  edit(
    'content/en/faq.ts',
    /questions: \[/,
    (found) => `${found}\n        { question: 'Do you come to ${TOWN}?', answer: 'Yes, every week.' },`,
  );

  for (const [file, text] of Object.entries(NEW_FILES)) write(file, text);
  edit('content/schemas/pages.ts', /^import /m, (found) => `import { pledge } from './pledge';\n${found}`);
  edit('content/schemas/pages.ts', /sections = .*\{/, (found) => `${found}\n  pledge,`);
  return [...changed];
}
