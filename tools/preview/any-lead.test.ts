/** @jest-environment node */
import { readdir, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { SEND, sendBody, startTestPreview } from './preview.fixture';

let server: Awaited<ReturnType<typeof startTestPreview>>;
beforeAll(async () => (server = await startTestPreview({})));
afterAll(() => server.stop());

async function takeStored(): Promise<unknown> {
  const files = (await readdir(server.leadsDir)).filter((name) => name.endsWith('.json'));
  expect(files).toHaveLength(1);
  const file = path.join(server.leadsDir, files[0]!);
  const { body } = JSON.parse(await readFile(file, 'utf8')) as { body: { template_params: unknown } };
  await unlink(file);
  return body.template_params;
}

test('the local mail service stores a lead with any text exactly once, character for character', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  const lead = fc.asyncProperty(text, text, async (name, message) => {
    const params = { from_name: name, message: `Name: ${message}` };
    const { status } = await server.post(SEND, sendBody(params), { Origin: server.base });
    expect(status).toBe(200);
    expect(await takeStored()).toEqual(params);
  });
  await fc.assert(lead, { numRuns: Number(process.env.FUZZ_RUNS ?? 50) });
});
