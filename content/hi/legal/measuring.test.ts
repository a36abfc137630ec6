/** @jest-environment node */
export {};

const STATS = {
  name: 'Stats',
  script: 'https://cdn.stats.example/script.js',
  attributes: {},
  sendsTo: ['https://stats.example'],
  does: 'वह पेज देखता है, इंसान नहीं।',
  policy: 'https://stats.example/privacy',
};

/** Loads the Hindi sentences of the privacy policy again, with analytics or lead sources switched on. */
async function wordsWith({ analytics = null, source = '' }: { analytics?: typeof STATS | null; source?: string }) {
  jest.resetModules();
  jest.doMock('../../facts/analytics', () => ({ analytics }));
  process.env.NEXT_PUBLIC_LEAD_SOURCE = source;
  return (await import('./measuring')).measuring;
}
afterEach(() => {
  delete process.env.NEXT_PUBLIC_LEAD_SOURCE;
});

test('with analytics and lead sources off, the Hindi privacy policy says that nothing is counted, stored or sent', async () => {
  const words = await wordsWith({});
  expect(words).toMatchObject({ sent: [], carriers: [], counting: 'हम आने वालों की गिनती नहीं करते।' });
  expect(words.inShort).toMatch(/न गिनती \(एनालिटिक्स\)/);
  expect(words.reading).toMatch(/आपके यहाँ कुछ नहीं रखा जाता।$/);
});

test('with lead sources on, the Hindi privacy policy says what is kept and sent about where a visit came from', async () => {
  const words = await wordsWith({ source: '1' });
  expect(words.sent.join()).toMatch(/सबसे पहले कौन सा पेज.*किस वेबसाइट के लिंक.*अभियान/);
  expect(words.reading).toMatch(/एक पंक्ति रखता है कि आप कहाँ से आए/);
});

test('with analytics on, the Hindi privacy policy names the service and its policy, and no longer denies counting', async () => {
  const words = await wordsWith({ analytics: STATS });
  expect(JSON.stringify(words.carriers)).toContain('वह पेज देखता है, इंसान नहीं।');
  expect(JSON.stringify(words.carriers)).toContain('https://stats.example/privacy');
  expect(words.hosts).toContain('cdn.stats.example');
  expect(JSON.stringify(words)).not.toMatch(/न गिनती|गिनती नहीं|किसी और कंपनी|सिर्फ़ मेल सेवा को/);
});
