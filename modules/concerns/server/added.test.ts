import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { publish } from '#modules/studio/testing/factory';
import { concernTopics } from '../public';
import { readAnswerInTurns, weighNeeds } from '../public-server';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['concerns'] });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const path = '/api/studio/concerns';
const concerns = () => app.assembled.ports.one('test', concernTopics);
const topic = (id: string) =>
  concerns()
    .list()
    .find((one) => one.id === id);
const add = async (title: string): Promise<string> => {
  const answer = await admin.post(`${path}/documents`, { title });
  expect([answer.status, answer.body.title]).toEqual([201, title]);
  return answer.body.key;
};
const foundIn = async (text: string): Promise<string[]> =>
  weighNeeds([await readAnswerInTurns({ laborNumber: 1, laborName: 'One', text }, concerns().addedNeeds())]).map(
    ({ need }) => need.id,
  );

describe('a concern that staff add', () => {
  it('is hidden until it is published, then offered in three languages and recognised by its words', async () => {
    const id = await add('Losing a home');
    expect(id).toBe('losing-a-home');
    await expect.poll(() => topic(id)).toMatchObject({ isHidden: true, title: { de: 'Losing a home' } });
    const text = 'We were evicted in March. The landlord sold the house and I still dream of the kitchen.';
    expect(await foundIn(text)).not.toContain(id);

    const shared = { order: 5, isHidden: false, approaches: [{ name: 'Belonging' }] };
    await publish(admin, `concerns/${id}/en`, {
      title: 'Losing a home',
      words: ['evict*', '(along+)+$.*x'],
      ...shared,
    });
    const short = await admin.post(`${path}/${id}/en/preview`, {
      fields: { title: 'Losing a home', words: ['evict*', 'a *'], ...shared },
    });
    expect(short.body.problems).toEqual([
      { path: 'words.1', message: 'Write three letters or more: less is in every text.' },
    ]);
    await publish(admin, `concerns/${id}/de`, { title: 'Das Zuhause verlieren', words: ['Zwangsräumung'] });
    await expect
      .poll(() => topic(id)?.title)
      .toEqual({
        en: 'Losing a home',
        de: 'Das Zuhause verlieren',
        es: 'Losing a home',
      });
    expect(topic(id)?.isHidden).toBe(false);
    expect(concerns().list()[0]?.id).toBe(id);
    expect(await foundIn(text)).toContain(id);
    expect(await foundIn('Seit der Zwangsräumung wohne ich bei meiner Schwester und schlafe schlecht.')).toContain(id);
    // Signs of patterns are letters like others, and a language without words finds nothing.
    expect(await foundIn('I like to walk along the river in the morning.')).not.toContain(id);
    expect(await foundIn('Me gusta caminar por el río todas las mañanas.')).not.toContain(id);
    expect(
      concerns()
        .addedNeeds()
        .find((need) => need.id === id)?.fits,
    ).toEqual({ Belonging: 1 });
  });

  it('keeps one compiled form while nothing is published', () => {
    expect(concerns().addedNeeds()[0]).toBe(concerns().addedNeeds()[0]);
  });

  it('is refused with a name that is taken, that is no name, or by somebody who may not', async () => {
    await add('Twice told');
    for (const title of ['twice TOLD', 'Separation and divorce', ' ', 'x', 'x'.repeat(81), 'two\nlines'])
      expect((await admin.post(`${path}/documents`, { title })).status, title).toBe(422);
    expect((await admin.post(`${path}/documents`, {})).status).toBe(422);
    expect((await admin.post('/api/studio/settings/documents', { title: 'Another' })).body.code).toBe('cannot-add');
    expect((await admin.post('/api/studio/nothing/documents', { title: 'Another' })).status).toBe(404);
    for (const role of ['client', 'practitioner'] as const)
      expect((await (await app.as(role)).post(`${path}/documents`, { title: 'Mine' })).status).toBe(403);
  });

  it('gets a key of letters of this alphabet, also where its name has none', async () => {
    expect(await add('Überforderung im Büro')).toBe('uberforderung-im-buro');
    expect(await add('悲しみ')).toBe('added');
    expect(await add('喜び')).toBe('added-2');
  });

  it('is removed with all its versions while nobody has chosen it, and only hidden afterwards', async () => {
    const free = await add('Nobody needs it');
    await publish(admin, `concerns/${free}/en`, { title: 'Nobody needs it', order: 1, isHidden: false });
    const used = await add('Somebody chose it');
    await app.knex.transaction((trx) => concerns().noteUses(trx, [used, 'divorce']));
    const refused = await admin.delete(`${path}/${used}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'in-use']);
    expect((await admin.delete(`${path}/divorce`)).body.code).toBe('built-in');
    expect((await admin.delete(`${path}/unheard-of`)).status).toBe(404);
    expect((await (await app.as('client')).delete(`${path}/${free}`)).status).toBe(403);

    expect((await admin.delete(`${path}/${free}`)).status).toBe(204);
    expect((await admin.delete(`${path}/${free}`)).status).toBe(404);
    await expect.poll(() => topic(free)).toBeUndefined();
    expect((await admin.get(`${path}/${free}/en`)).status).toBe(404);
    expect(await app.knex('studio_documents').where({ key: free })).toEqual([]);
    const listed = (await admin.get(path)).body;
    expect(listed.additions.label).toBe('Add a concern');
    const keys = listed.documents.flatMap((one: { key: string; isAdded: boolean }) => (one.isAdded ? [one.key] : []));
    expect(keys).toContain(used);
    expect(keys).not.toContain(free);
    expect(keys).not.toContain('divorce');
  });

  it('is not removed by somebody while another chooses it in the same moment', async () => {
    const id = await add('At the same time');
    const trx = await app.knex.transaction();
    await concerns().noteUses(trx, [id]);
    const removing = admin.delete(`${path}/${id}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await trx.commit();
    expect((await removing).body.code).toBe('in-use');
  });
});
