import type { HappyCall, Scene, SceneContext } from '#core/testing/matrix';
import { aForm, onePixel } from '#core/testing/picture-form';

/** Somebody asks for another address: the token of the link that they are mailed. */
const requestLink = async (app: SceneContext['app']): Promise<string> => {
  const person = await app.as('client');
  const to = `wanted-${person.userId}@example.test`;
  await person.post('/api/account/email', { email: to });
  await app.runJobs();
  const [mail] = await app.mails(to);
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
};

/** Happy calls of this module. */
export const scene: Scene = async ({ app, knex, callers }) => {
  const { owner } = callers;
  /** The password was typed again just now, in every session of the person. */
  const before: NonNullable<HappyCall['before']> = async (_, client) => {
    await knex('sessions').where({ user_id: client.userId }).update({ confirmed_at: knex.fn.now() });
    return undefined;
  };
  const requested = await owner.post('/api/account/export');
  await app.runJobs();
  const params = { ownerExportId: String(requested.body.id) };
  const form = aForm('picture', onePixel);
  const picture = await owner.post('/api/account/picture', form.body, form.headers);
  const pictureId = String(picture.body.profileImageUrl).split('/').at(-1) ?? '';
  const token = 'x'.repeat(43);
  let count = 0;
  return {
    // A person of their own: the owner's picture has to stay.
    'POST /api/account/picture': { ...form, fresh: true },
    'DELETE /api/account/picture': { fresh: true },
    'GET /api/pictures/{ownerPictureId}': { params: { ownerPictureId: pictureId } },
    'POST /api/account/email': {
      body: { email: 'another@example.test' },
      before: async (principal, client) => {
        await before(principal, client);
        count += 1;
        return { body: { email: `another-${count}@example.test` } };
      },
    },
    'DELETE /api/account/email': {},
    'GET /confirm-new-address': { query: `token=${token}` },
    'POST /confirm-new-address': {
      body: `token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      before: async () => ({ body: `token=${await requestLink(app)}` }),
    },
    'POST /api/account/export': { before },
    'GET /api/account/exports': {},
    'GET /api/account/exports/{ownerExportId}': { params },
    'GET /api/account/exports/{ownerExportId}/archive': { params, before },
    'DELETE /api/account': { fresh: true, body: { when: 'later' } },
    'DELETE /api/account/deletion': {},
  };
};
