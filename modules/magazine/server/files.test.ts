import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { MediaView } from '#modules/media/public';
import { aPicture, change as describeFile, studioPath, upload } from '#modules/media/testing/factory';
import { anMp4, aPdf } from '#modules/media/testing/files';
import type { EditorialView } from '../schemas/editorial';
import { aDraft, aPublishedArticle } from '../testing/factory';

const app = await testApp({ modules: ['magazine'] });
const [anon, admin] = [await app.as('anon'), await app.as('admin')];
afterAll(() => app.stop());

const described = async (file: MediaView, texts: object): Promise<MediaView> => {
  const { status, body } = await describeFile(admin, file, texts);
  expect([status, body.detail]).toEqual([200, undefined]);
  return body;
};
const aCover = async () =>
  described(await aPicture(admin), {
    alt: 'A lake',
    credit: 'Ann Lee',
    licence: 'CC BY 4.0',
    focalPoint: { x: 0, y: 1 },
  });
const addressOf = ({ picture, url }: MediaView): string => picture?.src ?? url ?? '';
const change = (by: Client, { id, version }: EditorialView, body: object) =>
  by.patch(`/api/editorial/articles/${id}`, body, { 'if-match': `"${version}"` });
const move = async (view: EditorialView, status: string) => {
  const path = `/api/editorial/articles/${view.id}/status`;
  return admin.post(path, { status }, { 'if-match': `"${view.version}"` });
};
let number = 0;
const aPlan = async (): Promise<MediaView> => {
  number += 1;
  return (await upload(admin, aPdf(`/Plan ${number}`), 'packing list.pdf')).body;
};

describe('the cover of an article', () => {
  it('is public with the article and kept as long as it is in use, by name of the place', async () => {
    const cover = await aCover();
    const draft = await aDraft(admin, { title: 'With a lake', cover: cover.id });
    expect((await anon.get(addressOf(cover))).status).toBe(404);
    const shown = (await move((await move(draft, 'review')).body, 'published')).body;
    expect((await anon.get(addressOf(cover))).status).toBe(200);
    const { body } = await anon.get('/api/articles/with-a-lake');
    expect(body).toMatchObject({
      cover: { alt: 'A lake', focalPoint: { x: 0, y: 1 } },
      coverCredit: 'Ann Lee, CC BY 4.0',
    });
    const [card] = (await anon.get('/api/articles?q=with%20a%20lake')).body;
    expect(card.cover).toEqual(body.cover);
    const refused = await admin.delete(`${studioPath}/${cover.id}`);
    expect([refused.status, refused.body.uses]).toEqual([
      409,
      [{ label: 'With a lake', path: `/magazine/desk/${draft.id}`, isPublic: true }],
    ]);
    expect((await describeFile(admin, cover, { alt: '' })).status).toBe(422);
    expect((await change(admin, shown, { cover: null })).status).toBe(200);
    expect((await anon.get(addressOf(cover))).status).toBe(404);
    expect((await admin.delete(`${studioPath}/${cover.id}`)).status).toBe(204);
  });

  it('leaves with the article when it is archived', async () => {
    const cover = await aCover();
    const shown = await aPublishedArticle(admin, { title: 'For a while', cover: cover.id });
    expect((await move(shown, 'archived')).status).toBe(200);
    expect((await anon.get(addressOf(cover))).status).toBe(404);
  });

  it('is no file that does not exist, lacks its description or is no id', async () => {
    const draft = await aDraft(admin);
    const bare = await aPicture(admin);
    for (const cover of [bare.id, '00000000-0000-4000-8000-000000000000', 'x', addressOf(bare)])
      expect((await change(admin, draft, { cover })).status).toBe(422);
    expect((await admin.get(`/api/editorial/articles/${draft.id}`)).body.version).toBe(draft.version);
  });

  it('is left out when an earlier version comes back whose picture is deleted', async () => {
    const cover = await aCover();
    const draft = await aDraft(admin, { cover: cover.id });
    const bare = (await change(admin, draft, { cover: null })).body;
    expect((await admin.delete(`${studioPath}/${cover.id}`)).status).toBe(204);
    const path = `/api/editorial/articles/${draft.id}/restore`;
    const back = await admin.post(path, { version: 1 }, { 'if-match': `"${bare.version}"` });
    expect([back.status, back.body.content.cover]).toEqual([200, null]);
  });

  it('is shared with the article and listed for search engines', async () => {
    const cover = await aCover();
    await aPublishedArticle(admin, { title: 'Shared lake', cover: cover.id });
    const page = app.assembled.publicPages.find((one) => one.page.path === '/magazine/:slug')?.page;
    const { head } =
      (await page?.load({
        params: { slug: 'shared-lake' },
        query: new URLSearchParams(),
        user: null,
        language: 'en',
      })) ?? {};
    const { width = 0, height = 0 } = cover.picture ?? {};
    expect(head?.image).toMatchObject({ alt: 'A lake', type: 'image/webp', width, height });
    expect((await anon.get(head?.image?.path ?? '')).headers['content-type']).toBe('image/webp');
    expect(JSON.stringify(head?.jsonLd)).toContain('"creditText":"Ann Lee, CC BY 4.0"');
  });
});

describe('files within a text', () => {
  it('are shown with poster, captions and transcript, in part and as a whole', async () => {
    const poster = await aCover();
    const film = await described((await upload(admin, anMp4(777), 'walk.mp4')).body, {
      transcript: 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning.',
      posterId: poster.id,
    });
    const plan = await aPlan();
    await aPublishedArticle(admin, {
      title: 'A walk',
      body: `Before.\n\n[A walk](${addressOf(film)})\n\nTake [the list](${addressOf(plan)}) with you.`,
    });
    const { body } = await anon.get('/api/articles/a-walk');
    expect(body.files).toHaveLength(2);
    expect(body.files).toContainEqual(
      expect.objectContaining({
        kind: 'video',
        transcript: ['Good morning.'],
        poster: expect.objectContaining({ alt: 'A lake' }),
      }),
    );
    expect((await anon.get(addressOf(poster))).status).toBe(200);
    expect((await anon.get(film.captionsUrl ?? '')).status).toBe(200);
    const part = await anon.get(addressOf(film), { range: 'bytes=10-19' });
    expect([part.status, part.headers['content-length']]).toEqual([206, '10']);
    expect((await anon.get(addressOf(plan))).headers['content-disposition']).toBe('attachment');
    expect((await admin.delete(`${studioPath}/${plan.id}`)).status).toBe(409);
  });

  it('have to be there when the article is published, and be complete before', async () => {
    const film = (await upload(admin, anMp4(778), 'silent.mp4')).body as MediaView;
    const draft = await aDraft(admin);
    const refused = await change(admin, draft, { body: `[A film](${addressOf(film)})` });
    expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining('WebVTT')]);
    const gone = `/api/media/${'0'.repeat(40)}/file.pdf`;
    const kept = await change(admin, draft, { body: `[A list](${gone})` });
    expect(kept.status).toBe(200);
    const published = await move((await move(kept.body, 'review')).body, 'published');
    expect([published.status, published.body.fields?.[0]?.path]).toEqual([422, 'body']);
  });

  it('are named in the preview', async () => {
    const plan = await aPlan();
    const { body } = await admin.post('/api/editorial/preview', { markdown: `[The list](${addressOf(plan)})` });
    expect(body.files).toMatchObject([{ kind: 'document', url: plan.url }]);
  });
});

describe('the feed', () => {
  it('carries the whole text, its pictures and what can be played or saved', async () => {
    const cover = await aCover();
    const plan = await aPlan();
    await aPublishedArticle(admin, {
      title: 'In the feed',
      category: 'Technology',
      cover: cover.id,
      body: `A <b>bold</b> & *fine* text, see [here](/magazine).\n\n[A lake](${addressOf(cover)})\n\n[The list](${addressOf(plan)})`,
    });
    const feed = app.assembled.publicDocuments.find(({ path }) => path === '/magazine/feed.xml');
    const xml = String(await feed?.write(new URLSearchParams('category=Technology')));
    const base = app.config.baseUrl;
    const { src, width, height } = cover.picture ?? {};
    const picture = `<img src="${base}${src}" width="${width}" height="${height}" alt="A lake">`;
    expect(xml.split(picture)).toHaveLength(3);
    expect(xml).toContain('A &lt;b&gt;bold&lt;/b&gt; &amp; <em>fine</em> text');
    expect(xml).toContain(`<a href="${base}/magazine">here</a>`);
    expect(xml).toContain(`<enclosure length="${plan.size}" type="application/pdf" url="${base}${plan.url}"/>`);
  });
});
