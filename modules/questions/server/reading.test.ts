import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aLaborResponse, chooseAudience } from '#modules/labors/testing/factory';
import { threeAnswers, withProfile } from '#modules/profile/testing/ready-client';
import { generateFor, readingOf } from '#modules/synthesis/testing/factory';
import { anAskedClient, aQuestion } from '../testing/factory';

// The embedder loads with the first generation, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['questions', 'profile'] });
}, 180_000);
afterAll(() => app?.stop());

const said =
  'I wrapped the violin in a grey blanket in May. With the bow in my hand I remember who I am, and the neighbours close their windows.';

/** A client with three answers and one more, which a question was asked about and answered. */
const anAnsweringClient = async (text = said): Promise<{ client: Client; answer: (text: string) => Promise<void> }> => {
  const client = await withProfile(await anAskedClient(app));
  for (const [number, words] of Object.entries(threeAnswers)) await aLaborResponse(client, Number(number), words);
  const { id } = await aQuestion(client, 2);
  let version = 0;
  const answer = async (words: string): Promise<void> => {
    const headers = version === 0 ? {} : { 'if-match': `"${version}"` };
    const saved = await client.put(`/api/own-questions/${id}/answer`, { text: words }, headers);
    if (saved.status >= 300) throw new Error(`not saved: ${saved.status} ${saved.text}`);
    version += 1;
  };
  await answer(text);
  return { client, answer };
};

describe('an answer to a question of one’s own', () => {
  it('is quoted in the reading by its Labor, word for word', async () => {
    const { client } = await anAnsweringClient();
    expect(await generateFor(app, client)).toMatchObject({ status: 'done' });
    const { reading, newerResponses } = await readingOf(client);
    const quotes = [...reading.themes, ...reading.insights].flatMap((one) => one.quotes);
    const quote = quotes.find(({ text }) => text.includes('neighbours close their windows'));
    expect(quote?.laborNumber).toBe(2);
    expect(said.slice(quote?.start, quote?.end)).toBe(quote?.text);
    expect(newerResponses).toBe(0);
    // Four Labors were read, not five answers.
    expect(reading.opening.join(' ')).not.toMatch(/\bfive\b/u);
    expect(reading.closing.join(' ')).toMatch(/\beight\b/iu);
  });

  it('makes a new version when it changes, and none when nothing does', async () => {
    const { client, answer } = await anAnsweringClient();
    await generateFor(app, client);
    expect(await generateFor(app, client)).toMatchObject({ stage: 'unchanged' });
    await answer('I have learned that a thing can be broken and still be mine. I keep it under the stairs.');
    expect(await generateFor(app, client)).toMatchObject({ stage: 'done' });
    const { version, content } = await readingOf(client);
    expect(version).toBe(2);
    expect(content).not.toContain('neighbours close their windows');
  });

  it('goes through the crisis gate', async () => {
    const { client } = await anAnsweringClient('I want to kill myself tonight and I have the pills here.');
    expect(await generateFor(app, client)).toMatchObject({ status: 'held' });
    expect(await generateFor(app, client, { afterHelp: true })).toMatchObject({ status: 'done' });
    const view = await readingOf(client);
    expect(view.help).toBe(true);
    expect(view.content).not.toContain('pills');
  });

  it('is hidden with its Labor, in readings that were made before', async () => {
    const { client } = await anAnsweringClient();
    await generateFor(app, client);
    expect((await readingOf(client)).content).toContain('neighbours close their windows');
    await chooseAudience(client, 2, 'self');
    const view = await client.get('/api/synthesis/me');
    expect(view.body.hiddenLabors).toEqual([2]);
    expect(view.text).not.toContain('neighbours close their windows');
    expect(await generateFor(app, client)).toMatchObject({ status: 'done' });
    expect((await readingOf(client)).content).not.toContain('neighbours');
  });
});
