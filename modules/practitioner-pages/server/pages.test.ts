import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { upload } from '#modules/media/testing/factory';
import {
  aPhoto,
  aPractice,
  aText,
  decide,
  ownPath,
  publishPage,
  savePage,
  studioPage,
  submitPage,
} from '../testing/factory';

const app = await testApp({ modules: ['practitioner-pages'] });
const [anon, client, admin] = [await app.as('anon'), await app.as('client'), await app.as('admin')];
afterAll(() => app.stop());
const pagesPath = '/api/practitioner-pages';
const slugs = async (query = ''): Promise<string[]> =>
  ((await anon.get(`${pagesPath}${query}`)).body as { slug: string }[]).map(({ slug }) => slug);

describe('a page', () => {
  it('is public once an admin approved it, and stays as it was while a change waits', async () => {
    const practitioner = await app.as('practitioner');
    expect((await practitioner.get(ownPath)).body).toBeNull();
    expect((await practitioner.put(ownPath, {}, { 'if-match': '"0"' })).status).toBe(422);
    await aPractice(practitioner);
    const draft = await savePage(practitioner);
    expect(draft).toMatchObject({ state: 'draft', isPublished: false, slug: null, missing: [] });
    const submitted = await submitPage(practitioner, draft);
    expect((await slugs()).length).toBe(0);
    const approved = await decide(admin, await studioPage(app.knex, admin, practitioner), 'approve');
    expect([approved.status, approved.body.state, approved.body.isPublished]).toEqual([200, 'approved', true]);
    const slug: string = approved.body.slug;
    const page = await anon.get(`${pagesPath}/${slug}`);
    expect(page.body).toMatchObject({ headline: aText().headline, modes: [], isVerified: false, rating: null });
    expect((await anon.get(page.body.photo.src)).status).toBe(200);

    const changed = await savePage(practitioner, {
      texts: { en: aText({ headline: 'I listen for the other sentence.' }) },
    });
    expect(changed).toMatchObject({ state: 'draft', isPublished: true });
    expect((await anon.get(`${pagesPath}/${slug}`)).body.headline).toBe(aText().headline);
    const stale = await practitioner.post(`${ownPath}/submit`, {}, { 'if-match': `"${submitted.version}"` });
    expect([stale.status, stale.body.current.version]).toEqual([412, changed.version]);
    await submitPage(practitioner, changed);
    const waiting = await studioPage(app.knex, admin, practitioner);
    const returned = await decide(admin, waiting, 'return', 'Say more of your training.');
    expect(returned.body).toMatchObject({ state: 'returned', note: 'Say more of your training.' });
    expect((await decide(admin, waiting, 'approve')).status).toBe(412);
    expect((await decide(admin, returned.body, 'approve')).body.code).toBe('not-submitted');
    await submitPage(practitioner, (await practitioner.get(ownPath)).body);
    await decide(admin, await studioPage(app.knex, admin, practitioner), 'approve');
    expect((await anon.get(`${pagesPath}/${slug}`)).body.headline).toBe('I listen for the other sentence.');
  });

  it('shows a changed record only after it was approved again, and its price at once', async () => {
    const practitioner = await app.as('practitioner');
    const slug = await publishPage(app.knex, admin, practitioner);
    const record = (await practitioner.get('/api/practitioners/me')).body;
    const offer = { modes: ['online'], pricePerHour: 90, gender: null, placeId: null };
    expect((await practitioner.put(`/api/practitioners/${record.id}/offer`, offer)).status).toBe(200);
    await practitioner.put(
      '/api/practitioners/me',
      {
        ...{ approach: 'Dancing', experience: 9, languages: ['Spanish'], frameworks: ['Narrative'], designFocus: [] },
        statements: [{ specialization: 'Burnout', statement: 'For those whom rest does not rest any more.' }],
      },
      { 'if-match': `"${record.version}"` },
    );
    const page = (await anon.get(`${pagesPath}/${slug}`)).body;
    expect(page).toMatchObject({ pricePerHour: 90, modes: ['online'], approachName: 'Talking' });
    expect(page.languages.map(({ en }: { en: string }) => en)).toEqual(['English', 'German']);
    expect((await practitioner.get(ownPath)).body.recordChanged).toBe(true);
  });

  it('refuses what is incomplete, and files of others', async () => {
    const [practitioner, other] = [await app.as('practitioner'), await app.as('practitioner')];
    await aPractice(practitioner);
    const thin = await savePage(practitioner, { texts: { en: aText({ introduction: 'Short.' }) } });
    const refused = await practitioner.post(`${ownPath}/submit`, {}, { 'if-match': `"${thin.version}"` });
    expect([refused.status, refused.body.missing[0].path]).toEqual([409, 'texts.en.introduction']);
    const theirs = await aPhoto(other);
    const taken = await practitioner.put(
      ownPath,
      { photoId: theirs, filmId: null, texts: { en: aText() } },
      { 'if-match': `"${thin.version}"` },
    );
    expect([taken.status, taken.body.fields?.[0]?.path]).toEqual([422, 'photoId']);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await upload(practitioner, svg, 'me.svg')).status).toBe(422);
    for (const body of [
      {},
      { photoId: 'x', filmId: null, texts: {} },
      { photoId: null, filmId: null, texts: { fr: aText() } },
    ])
      expect((await practitioner.put(ownPath, body, { 'if-match': `"${thin.version}"` })).status).toBe(422);
  });

  it('is gone at once with a suspended practitioner, when it is taken off, and when its person is erased', async () => {
    const practitioner = await app.as('practitioner');
    const slug = await publishPage(app.knex, admin, practitioner);
    await app.knex('users').where({ id: practitioner.userId }).update({ suspended_at: new Date() });
    expect((await anon.get(`${pagesPath}/${slug}`)).status).toBe(404);
    expect(await slugs('?limit=24')).not.toContain(slug);
    await app.knex('users').where({ id: practitioner.userId }).update({ suspended_at: null });
    const page = (await anon.get(`${pagesPath}/${slug}`)).body;
    const hidden = await decide(admin, await studioPage(app.knex, admin, practitioner), 'hide', 'A complaint.');
    expect(hidden.body.isHidden).toBe(true);
    expect((await anon.get(`${pagesPath}/${slug}`)).status).toBe(404);
    expect((await anon.get(page.photo.src)).status).toBe(404);
    expect((await admin.get(`/api/studio/practitioner-pages/${randomUUID()}`)).status).toBe(404);
    expect((await client.get(ownPath)).status).toBe(403);
  });
});

describe('the directory', () => {
  it('is filtered and paged without a gap, those first who are free first', async () => {
    const practitioners = [];
    for (const [language, specialization] of [
      ['Polish', 'Burnout'],
      ['Polish', 'Bereavement'],
      ['Igbo', 'Burnout'],
    ] as const) {
      const practitioner = await app.as('practitioner');
      await aPractice(practitioner, {
        languages: [language],
        statements: [{ specialization, statement: 'A sentence of more than twenty characters.' }],
      });
      practitioners.push({ practitioner, slug: await publishPage(app.knex, admin, practitioner) });
    }
    const [first, second, third] = practitioners.map(({ slug }) => slug);
    const { body: filters } = await anon.get('/api/practitioner-filters');
    const burnout = filters.concerns.find(({ title }: { title: { en: string } }) => /burn/i.test(title.en));
    expect(filters.languages.map(({ name }: { name: string }) => name)).toContain('Igbo');
    expect((await slugs('?language=Polish')).toSorted()).toEqual([first, second].toSorted());
    expect(await slugs(`?language=Igbo&concern=${burnout.id}`)).toEqual([third]);
    expect(await slugs('?concern=nothing-of-the-kind')).toEqual([]);
    expect(await slugs('?language=Igbo&free=3')).toEqual([third]);
    expect(await slugs('?language=Igbo&price=100')).toEqual([]);
    await app.knex('practitioner_pages').where({ slug: first }).update({ next_free_at: '9999-12-31T00:00:00Z' });
    expect((await slugs('?language=Polish'))[0]).toBe(second);
    const whole = await slugs('?limit=24');
    const paged: string[] = [];
    let path: string | null = `${pagesPath}?limit=2`;
    while (path) {
      const { body, headers } = await anon.get(path);
      paged.push(...(body as { slug: string }[]).map(({ slug }) => slug));
      path = /^<([^>]+)>/.exec(String(headers.link ?? ''))?.[1] ?? null;
    }
    expect(paged).toEqual(whole);
    for (const query of ['after=x', 'mode=dance', 'limit=25', 'free=0', 'country=de'])
      expect((await anon.get(`${pagesPath}?${query}`)).status).toBe(422);
  });

  it('tells search engines who it is, in the languages that exist', async () => {
    const practitioner = await app.as('practitioner');
    const slug = await publishPage(app.knex, admin, practitioner, {
      texts: { en: aText(), de: aText({ headline: 'Ich bleibe da, wenn keine Entscheidung kommt.' }) },
    });
    const page = (path: string) => {
      const found = app.assembled.publicPages.find((one) => one.page.path === path);
      if (!found) throw new Error(`no page ${path}`);
      return found.page;
    };
    const load = (path: string, params: Record<string, string>, language: 'en' | 'de' | 'es') =>
      page(path).load({ params, query: new URLSearchParams(), user: null, language });
    const one = page('/practitioners/:slug');
    const { head } = await load('/practitioners/:slug', { slug }, 'de');
    expect([head.description, head.languages]).toEqual(['Ich bleibe da, wenn keine Entscheidung kommt.', ['de']]);
    expect((await load('/practitioners/:slug', { slug }, 'es')).head.description).toBe(aText().headline);
    const graph = JSON.stringify(head.jsonLd);
    for (const word of ['"Person"', '"ProfessionalService"', '"BreadcrumbList"', 'Decisions'])
      expect(graph).toContain(word);
    expect(graph).not.toContain('@example');
    expect(await load('/practitioners/:slug', { slug: 'nobody' }, 'en')).toMatchObject({ status: 404 });
    expect((await one.addresses?.())?.map(({ path }) => path)).toContain(`/practitioners/${slug}`);
    const directory = await load('/practitioners', {}, 'en');
    expect(Object.keys(directory.answers)).toContain('/api/practitioner-filters');
  });
});
