/** @jest-environment node */
const STATS = {
  name: 'Stats',
  script: 'https://cdn.stats.example/script.js',
  attributes: {},
  sendsTo: ['https://stats.example'],
  does: 'It sees the page, not the person.',
  policy: 'https://stats.example/privacy',
};

/** Loads the sentences of the privacy policy again, with analytics or lead sources switched on. */
async function wordsWith({ analytics = null, source = '' }: { analytics?: typeof STATS | null; source?: string }) {
  jest.resetModules();
  jest.doMock('../../facts/analytics', () => ({ analytics }));
  process.env.NEXT_PUBLIC_LEAD_SOURCE = source;
  return (await import('./measuring')).measuring;
}
afterEach(() => {
  delete process.env.NEXT_PUBLIC_LEAD_SOURCE;
});

test('with analytics and lead sources off, the privacy policy says that nothing is counted, stored or sent', async () => {
  const words = await wordsWith({});
  expect(words).toMatchObject({ sent: [], carriers: [], counting: 'We count no visits.' });
  expect(words.inShort).toMatch(/no analytics/);
  expect(words.reading).toMatch(/they store nothing\.$/);
});

test('with lead sources on, the privacy policy says what is kept and sent about where a visit came from', async () => {
  const words = await wordsWith({ source: '1' });
  expect(words.sent.join()).toMatch(/first page.*website whose link.*campaign/);
  expect(words.reading).toMatch(/keeps one line that says where your visit came from/);
  expect(words.inShort).toMatch(/no analytics/);
});

test('with analytics on, the privacy policy names the service, what it does and its policy, and no longer denies counting', async () => {
  const words = await wordsWith({ analytics: STATS });
  expect(JSON.stringify(words.carriers)).toContain('Stats counts visits for us. It sees the page, not the person.');
  expect(JSON.stringify(words.carriers)).toContain('https://stats.example/privacy');
  expect(words.hosts).toContain('cdn.stats.example');
  expect(JSON.stringify(words)).not.toMatch(
    /no analytics|no visits|no other company|form data to the mail service and nowhere/,
  );
});
