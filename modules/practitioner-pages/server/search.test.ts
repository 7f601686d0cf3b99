import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { aPractice, decide, publishPage, studioPage } from '../testing/factory';

const app = await testApp({ modules: ['practitioner-pages'] });
const [anon, admin] = [await app.as('anon'), await app.as('admin')];
afterAll(() => app.stop());

const found = async (q: string, more = ''): Promise<string[]> => {
  const names: string[] = [];
  let next: string | undefined = `/api/practitioner-pages?limit=1&q=${encodeURIComponent(q)}${more}`;
  while (next) {
    const page = await anon.get(next);
    expect(page.status, next).toBe(200);
    names.push(...page.body.map(({ name }: { name: string }) => name));
    next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
  }
  return names.sort();
};

let hidden: string;
beforeAll(async () => {
  const people = [
    { name: 'Annika Löwenstein', approach: 'Somatic Experiencing' },
    { name: 'Paulo Ferreira', approach: 'Gestalt' },
    { name: 'Quentin Zimmermann', approach: 'Hypnosis' },
  ];
  for (const { name, approach } of people) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const practitioner = await app.as('practitioner', { firstName, lastName });
    await aPractice(practitioner, { approach });
    await publishPage(app.knex, admin, practitioner);
    if (name.startsWith('Quentin')) {
      await decide(admin, await studioPage(app.knex, admin, practitioner), 'hide', 'Ask us first.');
      hidden = name;
    }
  }
});

describe('the search of the directory', () => {
  it('finds names and approaches by the beginning of their words, with accents or without', async () => {
    expect(await found('annika')).toEqual(['Annika Löwenstein']);
    expect(await found('löwen ANN')).toEqual(['Annika Löwenstein']);
    expect(await found('lowenstein')).toEqual(['Annika Löwenstein']);
    expect(await found('somat')).toEqual(['Annika Löwenstein']);
    expect(await found('gestalt annika')).toEqual([]);
  });

  it('forgives slips: letters left out, added, changed or swapped', async () => {
    for (const slip of ['anika', 'annnika', 'lowenstien', 'somatc', 'soamtic experiencing'])
      expect(await found(slip), slip).toEqual(['Annika Löwenstein']);
    for (const slip of ['ferrera', 'fereira', 'gestlat']) expect(await found(slip), slip).toEqual(['Paulo Ferreira']);
  });

  it('does not forgive so much that everybody is found', async () => {
    for (const other of ['annette', 'xyz', 'an0ni9ka5', 'q']) expect(await found(other), other).toEqual([]);
  });

  it('says nothing of hidden pages, not even by a slip', async () => {
    for (const q of [hidden, 'zimmerman', 'quentn', 'hypnosis']) expect(await found(q), q).toEqual([]);
  });

  it('takes signs of patterns and statements for nothing, and refuses what is no text', async () => {
    for (const q of ['%', '_', "'; drop table practitioner_pages; --", '\\', '%annika%']) {
      const answer = await anon.get(`/api/practitioner-pages?q=${encodeURIComponent(q)}`);
      expect(answer.status, q).toBe(200);
      expect(answer.body.length, q).toBe(q === '%annika%' ? 1 : 0);
    }
    for (const q of ['', 'x'.repeat(101), 'a%00b'])
      expect((await anon.get(`/api/practitioner-pages?q=${q}`)).status, q).toBe(422);
  });

  it('finds a changed place after the next look, together with the other filters', async () => {
    await app
      .knex('practitioners')
      .whereLike('name', 'Paulo%')
      .update({ place_id: 'x', place_label: 'Lugano, Switzerland', country_code: 'CH' });
    await app.knex.raw("select graphile_worker.add_job(?, payload => '{}'::json)", [
      'practitioner-pages.index-free-times',
    ]);
    await app.runJobs();
    for (const q of ['lugano', 'lguano', 'paulo switzerlnd']) expect(await found(q), q).toEqual(['Paulo Ferreira']);
    expect(await found('lugano', '&country=CH')).toEqual(['Paulo Ferreira']);
    expect(await found('lugano', '&country=DE')).toEqual([]);
  });
});
