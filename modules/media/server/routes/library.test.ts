import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import type { MediaView } from '../../schemas/media';
import { aPicture, change, studioPath, upload } from '../../testing/factory';
import { anMp4, aPdf } from '../../testing/files';
import { setUses } from '../actions/set-uses';

const app = await testApp({ modules: ['media'] });
const [anon, admin, other] = [await app.as('anon'), await app.as('admin'), await app.as('admin')];
afterAll(() => app.stop());

const addressOf = ({ picture, url }: MediaView): string => picture?.src ?? url ?? '';
const changed = async (file: MediaView, body: object): Promise<MediaView> => {
  const answer = await change(admin, file, body);
  expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
  return answer.body;
};
const use = (ids: readonly string[], more: { readonly isPublic?: boolean; readonly id?: string } = {}) =>
  app.knex.transaction((trx) =>
    setUses(trx, { id: 'article:1', label: 'Six breaths', path: '/magazine/desk/1', isPublic: true, ...more }, ids),
  );

describe('the list', () => {
  it('is searched, filtered and paged without a gap', async () => {
    const pictures = [await aPicture(admin, 'shore 100%.png'), await aPicture(admin), await aPicture(admin)];
    await changed(pictures[1] as MediaView, { alt: 'Morning at the shore' });
    await upload(admin, aPdf('/List 1'), 'shore plan.pdf');
    const found = async (query: string) =>
      ((await admin.get(`${studioPath}?${query}`)).body as MediaView[]).map(({ name }) => name);
    expect(await found('q=SHORE')).toEqual(['shore plan.pdf', 'lake.png', 'shore 100%.png']);
    expect(await found('q=SHORE&kind=picture')).toEqual(['lake.png', 'shore 100%.png']);
    expect(await found('q=0%25')).toEqual(['shore 100%.png']);
    const whole = (await admin.get(studioPath)).body as MediaView[];
    const paged: string[] = [];
    let path: string | null = `${studioPath}?limit=1`;
    while (path) {
      const { body, headers } = await admin.get(path);
      paged.push(...(body as MediaView[]).map(({ id }) => id));
      path = /^<([^>]+)>/.exec(String(headers.link ?? ''))?.[1] ?? null;
    }
    expect(paged).toEqual(whole.map(({ id }) => id));
    for (const query of ['after=x', 'kind=program', 'limit=61', 'q='])
      expect((await admin.get(`${studioPath}?${query}`)).status).toBe(422);
  });
});

describe('what is written about a file', () => {
  it('is changed by version, and a stale change learns the present one', async () => {
    const file = await aPicture(admin);
    const texts = {
      name: 'Lake',
      alt: ' A lake at dawn ',
      credit: 'Ann Lee',
      licence: 'CC BY 4.0',
      focalPoint: { x: 0.2, y: 1 },
    };
    const next = await changed(file, texts);
    expect(next).toMatchObject({ name: 'Lake', alt: 'A lake at dawn', credit: 'Ann Lee', version: 2 });
    expect(next.picture).toMatchObject({ alt: 'A lake at dawn', focalPoint: { x: 0.2, y: 1 } });
    const stale = await change(other, file, { alt: 'Mine' });
    expect([stale.status, stale.body.current.alt]).toEqual([412, 'A lake at dawn']);
    expect((await admin.patch(`${studioPath}/${file.id}`, { alt: 'x' })).status).toBe(428);
    for (const body of [{}, { focalPoint: { x: 2, y: 0 } }, { name: ' ' }, { alt: 'x'.repeat(501) }, { key: 'x' }])
      expect((await change(admin, next, body)).status).toBe(422);
  });

  it('needs an alternative text, or the mark of a decoration, before a picture is published', async () => {
    const file = await aPicture(admin);
    const refused = await change(admin, file, { isPublished: true });
    expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([422, 'alt']);
    const shown = await changed(file, { isPublished: true, isDecorative: true });
    expect([shown.isPublished, shown.picture?.alt]).toEqual([true, '']);
    expect((await change(admin, shown, { isDecorative: false })).status).toBe(422);
  });

  it('needs a transcript before a film is published, which is served as captions where it has times', async () => {
    const film = (await upload(admin, anMp4(333), 'walk.mp4')).body as MediaView;
    expect((await change(admin, film, { isPublished: true })).status).toBe(422);
    const poster = await aPicture(admin);
    expect((await change(admin, film, { posterId: film.id })).status).toBe(422);
    expect((await change(admin, poster, { posterId: film.id })).status).toBe(422);
    const transcript = 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning.';
    const shown = await changed(film, { transcript, posterId: poster.id, isPublished: true });
    const captions = await anon.get(shown.captionsUrl ?? '');
    expect([captions.status, captions.text, captions.headers['content-type']]).toEqual([
      200,
      transcript,
      'text/vtt; charset=utf-8',
    ]);
    // A poster is seen wherever the film is.
    expect((await anon.get(addressOf(poster))).status).toBe(200);
    expect((await admin.delete(`${studioPath}/${poster.id}`)).body.uses).toMatchObject([{ label: 'walk.mp4' }]);
  });
});

describe('files of a practitioner', () => {
  it('are theirs alone, next to what admins may do', async () => {
    const practitioner = await app.as('practitioner');
    const [theirs, own] = [await aPicture(admin), await aPicture(practitioner, 'me.png')];
    const list = (await practitioner.get(studioPath)).body as MediaView[];
    expect(list.map(({ id }) => id)).toEqual([own.id]);
    expect((await practitioner.get(addressOf(own))).status).toBe(200);
    for (const answer of [
      await practitioner.get(`${studioPath}/${theirs.id}`),
      await change(practitioner, theirs, { alt: 'Mine' }),
      await practitioner.delete(`${studioPath}/${theirs.id}`),
      await (await app.as('practitioner')).get(`${studioPath}/${own.id}`),
    ])
      expect(answer.status).toBe(404);
    expect((await change(practitioner, own, { isPublished: true })).status).toBe(403);
    const described = await change(practitioner, own, { alt: 'A portrait' });
    expect(described.status).toBe(200);
    await use([own.id], { id: 'page:1' });
    expect((await change(practitioner, described.body, { alt: 'Somebody else' })).body.code).toBe('in-public-use');
  });
});

describe('delivery', () => {
  it('is for staff until a file is published, and keeps for ever what is', async () => {
    const file = await aPicture(admin);
    const address = addressOf(file);
    for (const by of [anon, await app.as('client'), await app.as('practitioner')])
      expect((await by.get(address)).status).toBe(404);
    expect((await admin.get(address)).headers['cache-control']).toBe('private, no-store');
    const shown = await changed(file, { alt: 'A lake', isPublished: true });
    expect((await anon.get(address)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await changed(shown, { isPublished: false });
    expect((await anon.get(address)).status).toBe(404);
  });

  it('knows no other address', async () => {
    const file = await changed(await aPicture(admin), { alt: 'A lake', isPublished: true });
    const address = addressOf(file);
    for (const wrong of [
      address.replace(/w\d+/, 'w123'),
      address.replace(/w\d+\.webp/, 'file.pdf'),
      address.replace(/w\d+\.webp/, 'part-0'),
      address.replace(/w\d+\.webp/, '..%2f..%2fpackage.json'),
      address.replace(/w\d+\.webp/, 'captions.vtt'),
      `/api/media/${'0'.repeat(40)}/w400.webp`,
    ])
      expect((await anon.get(wrong)).status).toBe(404);
  });
});

describe('a place that shows a file', () => {
  it('makes it public, keeps it from being deleted, and lets go of it', async () => {
    const file = await aPicture(admin);
    await expect(use([file.id])).rejects.toMatchObject({ status: 422 });
    const ready = await changed(file, { alt: 'A lake' });
    await use([file.id], { isPublic: false });
    expect((await anon.get(addressOf(file))).status).toBe(404);
    await use([file.id]);
    expect((await anon.get(addressOf(file))).status).toBe(200);
    expect((await change(admin, ready, { alt: '' })).status).toBe(422);
    const refused = await admin.delete(`${studioPath}/${file.id}`);
    expect([refused.status, refused.body.code, refused.body.uses]).toEqual([
      409,
      'in-use',
      [{ label: 'Six breaths', path: '/magazine/desk/1', isPublic: true }],
    ]);
    await use([]);
    expect((await anon.get(addressOf(file))).status).toBe(404);
    expect((await admin.delete(`${studioPath}/${file.id}`)).status).toBe(204);
    await app.runJobs();
    expect((await admin.get(addressOf(file))).status).toBe(404);
    await expect(use([file.id])).rejects.toMatchObject({ status: 422 });
  });
});

describe('who uploaded a file', () => {
  it('is forgotten with their account, and the file stays', async () => {
    const leaving = await app.as('admin', { firstName: 'Ida', lastName: 'Moreau' });
    const file = await aPicture(leaving);
    expect(file.uploadedBy).toBe('Ida Moreau');
    await leaving.post(`${studioPath}/uploads`, { name: 'half.png', size: 10 });
    const data = app.assembled.personalData.find(({ owner }) => owner === 'media')?.data;
    expect(await data?.export(leaving.userId)).toMatchObject({
      uploadedFiles: [{ name: 'lake.png', kind: 'picture' }],
      uploadsUnderWay: [{ name: 'half.png' }],
    });
    await app.knex.transaction((trx) => data?.erase(trx, leaving.userId) ?? Promise.resolve());
    expect((await admin.get(`${studioPath}/${file.id}`)).body.uploadedBy).toBeNull();
    expect(await app.knex('media_uploads').where({ owner_id: leaving.userId })).toEqual([]);
  });
});
