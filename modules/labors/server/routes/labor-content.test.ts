import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageContent } from '#core/contract/hooks';
import type { User } from '#core/contract/route';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { knowledge, productFigures } from '#modules/knowledge/public';
import { type ContentFields, contentNouns, findPageContent } from '#modules/studio/public';
import { publish, read } from '#modules/studio/testing/factory';
import { labors } from '../../public';
import { twelveLabors } from '../../schemas/twelve-labors';
import { aLaborResponse } from '../../testing/factory';

let app: TestApp;
let admin: Client;
let client: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['labors'] });
  [admin, client] = [await app.as('admin'), await app.as('client')];
});
afterAll(() => app.stop());

const builtIn = async (key: number, language: 'en' | 'de' | 'es'): Promise<ContentFields> => {
  const noun = app.assembled.ports.all(contentNouns).find((one) => one.noun === 'labors');
  const found = (await noun?.list())?.find((one) => one.key === String(key))?.builtIn[language];
  if (!found) throw new Error(`no Labor ${key} in ${language}`);
  return found;
};

describe('the Labors in the studio', () => {
  it('begin as the specification has them, complete in three languages', async () => {
    // Section 9 of the specification.
    expect(twelveLabors.map(({ name }) => name)).toEqual([
      'Origins',
      'Body & Health',
      'Relationships & Love',
      'Emotions & Shadow',
      'Work & Mission',
      'Creativity',
      'Power & Money',
      'Spirituality',
      'Community',
      'Time & Death',
      'Nature',
      'Meaning & Legacy',
    ]);
    for (const labor of twelveLabors) {
      const { current, languages } = await read(admin, `labors/${labor.laborNumber}/en`);
      const { name, description, question, prompts, authors } = labor;
      expect(current).toEqual({ name, description, question, prompts, authors });
      expect(languages.map(({ translation }) => translation)).toEqual(['source', 'current', 'current']);
      for (const language of ['de', 'es'] as const) {
        const translated = JSON.stringify(await builtIn(labor.laborNumber, language));
        expect(translated).not.toContain('""');
      }
    }
  });

  it('are asked, named, answered and found in the words that staff publish', async () => {
    const { id } = await aLaborResponse(client, 4, 'I hide my anger from my mother.');
    const words = { ...(await builtIn(4, 'en')), name: 'Feelings & Shadow', prompts: ['What do you never say aloud?'] };
    await publish(admin, 'labors/4/en', words);
    await expect
      .poll(async () => (await client.get('/api/labors')).body[3])
      .toMatchObject({ laborNumber: 4, gemLabel: 'Truth', name: 'Feelings & Shadow', prompts: words.prompts });
    const answer = (await client.get(`/api/labor-responses/${id}`)).body;
    expect(answer.laborName).toBe('Feelings & Shadow');
    const [used] = await app.assembled.ports.one('labors', labors).answersFor(client.userId, 'reading');
    expect([used?.laborName, used?.asks?.includes('What do you never say aloud?')]).toEqual([
      'Feelings & Shadow',
      true,
    ]);
    const texts = await Promise.all(app.assembled.ports.all(knowledge).map((one) => one.list()));
    expect(texts.flat().find((one) => one.id === 'labors:4')?.title).toBe('Labor 4: Feelings & Shadow');
    const names = app.assembled.ports.all(productFigures).flatMap((one) => one['labors.names'] ?? []);
    expect(names.join()).toContain('Feelings & Shadow');
    const [pages] = app.assembled.ports.all(pageContent);
    expect(findPageContent(pages?.of({ language: 'en', user: {} as User }), 'labors')).toEqual({ 4: words });
    // The German page stays as it is, and the studio says that it is out of date.
    expect(findPageContent(pages?.of({ language: 'de', user: {} as User }), 'labors')).toEqual({});
    expect((await read(admin, 'labors/4/de')).languages[1]).toMatchObject({
      language: 'de',
      translation: 'out-of-date',
    });
  });

  it('keep taking answers under the built-in name, under the published one, and under no other', async () => {
    await publish(admin, 'labors/5/en', { ...(await builtIn(5, 'en')), name: 'Vocation' });
    await expect.poll(async () => (await client.get('/api/labors')).body[4].name).toBe('Vocation');
    const answer = (laborName: string, by: Client) =>
      by.post('/api/labor-responses', { laborNumber: 5, laborName, textResponse: 'I make chairs.' });
    expect((await answer('Work & Mission', client)).body.laborName).toBe('Vocation');
    expect((await answer('Vocation', await app.as('client'))).status).toBe(201);
    expect((await answer('Origins', await app.as('client'))).status).toBe(422);
  });
});
