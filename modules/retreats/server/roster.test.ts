import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { PlaceView } from '../schemas/place';
import type { Participant } from '../schemas/roster';
import { bookPlace, publishRetreat } from '../testing/factory';

let app: TestApp;
let admin: Client;
let path: string;
let file: string;
const places: PlaceView[] = [];
beforeAll(async () => {
  app = await testApp({ modules: ['retreats'] });
  admin = await app.as('admin');
  const { date } = await publishRetreat(admin);
  path = `/api/studio/retreat-dates/${date.id}/participants`;
  file = `/api/studio/retreat-dates/${date.id}/roster.csv`;
  for (const firstName of ['Cora', 'Ada', '=Bela'])
    places.push(await bookPlace(await app.as('client', { firstName, lastName: 'Quist' }), date));
});
afterAll(() => app.stop());

const names = async (query: string): Promise<string[]> => {
  const found: string[] = [];
  let next: string | undefined = `${path}?limit=1&${query}`;
  while (next) {
    const page = await admin.get(next);
    expect(page.status).toBe(200);
    found.push(...page.body.map(({ name }: Participant) => name.split(' ')[0]));
    next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
  }
  return found;
};
const readings = async (): Promise<number> => {
  const [row] = await app.knex('audit_log').where({ action: 'retreats.roster-read' }).count({ n: '*' });
  return Number(row?.n);
};
const change = async (place: PlaceView | undefined, body: object) => {
  const one = (await admin.get(path)).body.find(({ id }: Participant) => id === place?.id) as Participant;
  return admin.patch(`/api/studio/retreat-places/${one.id}`, body, { 'if-match': `"${one.version}"` });
};

describe('the roster of a date', () => {
  it('is searched, filtered and sorted, page by page, and is the same as a file', async () => {
    expect(await names('')).toEqual(['=Bela', 'Ada', 'Cora']);
    expect(await names('sort=booked')).toEqual(['Cora', 'Ada', '=Bela']);
    expect(await names(`q=${encodeURIComponent('cora q')}`)).toEqual(['Cora']);
    expect(await names(`q=${places[1]?.reference}`)).toEqual(['Ada']);
    expect(await names('q=%25')).toEqual([]);

    expect((await change(places[0], { rooming: 'Attic', arrived: true })).status).toBe(200);
    expect((await change(places[2], { rooming: 'Barn' })).status).toBe(200);
    expect(await names('sort=room')).toEqual(['Cora', '=Bela', 'Ada']);
    expect(await names('q=barn')).toEqual(['=Bela']);
    expect(await names('arrived=yes')).toEqual(['Cora']);
    expect(await names('arrived=no&sort=booked')).toEqual(['Ada', '=Bela']);

    const lines = (await admin.get(`${file}?arrived=no&sort=booked`)).text.trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',')[1])).toEqual(['Name', 'Ada Quist', "'=Bela Quist"]);
  });

  it('finds those whose papers are missing, wait for a look, or are all there', async () => {
    const paper = places[1]?.checklist[0]?.id;
    const knex = app.knex('retreat_papers').where({ id: paper });
    expect(await names('papers=missing')).toHaveLength(3);
    await knex.clone().update({ state: 'uploaded' });
    expect(await names('papers=waiting')).toEqual(['Ada']);
    expect(await names('papers=missing')).toEqual(['=Bela', 'Cora']);
    await knex.clone().update({ state: 'accepted' });
    expect(await names('papers=accepted')).toEqual(['Ada']);
    expect(await names('papers=none')).toEqual([]);
    await app.knex('retreat_papers').where({ place_id: places[0]?.id }).delete();
    expect(await names('papers=none')).toEqual(['Cora']);
  });

  it('records each reading before it opens what participants wrote', async () => {
    const before = await readings();
    await admin.get(path);
    await admin.get(file);
    expect(await readings()).toBe(before + 2);
  });

  it('takes nobody in whose place is cancelled', async () => {
    const [place] = places;
    const one = (await admin.get(`${path}?q=cora`)).body[0] as Participant;
    const cancel = `/api/studio/retreat-places/${place?.id}/cancel`;
    expect((await admin.post(cancel, {}, { 'if-match': `"${one.version}"` })).status).toBe(200);
    expect(await names('status=cancelled')).toEqual(['Cora']);
    expect(await names('status=booked')).toEqual(['=Bela', 'Ada']);
    const refused = await change(place, { arrived: false });
    expect([refused.status, refused.body.code]).toEqual([409, 'already-cancelled']);
  });

  it('refuses places of another order, unknown filters, unknown dates, and everybody but admins', async () => {
    const first = await admin.get(`${path}?limit=1&sort=booked`);
    const next = new URL(String(/<([^>]+)>/.exec(String(first.headers.link))?.[1]), 'http://x').searchParams;
    expect((await admin.get(`${path}?sort=room&after=${next.get('after')}`)).status).toBe(422);
    for (const wrong of ['after=bm90', 'sort=diet', 'arrived=1', 'papers=all', 'status=gone', `q=${'x'.repeat(101)}`])
      expect((await admin.get(`${path}?${wrong}`)).status, wrong).toBe(422);
    expect((await admin.get(`${file}?sort=diet`)).status).toBe(422);
    const unknown = path.replace(/[0-9a-f-]{36}/, '00000000-0000-4000-8000-000000000000');
    expect((await admin.get(unknown)).status).toBe(404);
    for (const role of ['client', 'practitioner'] as const)
      for (const one of [path, file]) expect((await (await app.as(role)).get(one)).status).toBe(403);
  });
});
