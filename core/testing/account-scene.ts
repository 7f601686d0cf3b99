import type { Knex } from 'knex';
import { hashPassword } from '../server/auth/passwords';
import { setPassword } from '../server/auth/users';
import type { HappyCall, SceneContext } from './matrix';
import { aForm, onePixel } from './picture-form';

const password = 'seven quiet rivers 41';

/** The password was typed again just now, in every session of the person. */
const confirmed = (knex: Knex): NonNullable<HappyCall['before']> => {
  return async (_, client) => {
    await knex('sessions').where({ user_id: client.userId }).update({ confirmed_at: knex.fn.now() });
    return undefined;
  };
};

/** Happy calls of the account room. */
export const accountCalls = async ({
  app,
  knex,
  callers,
}: SceneContext): Promise<Readonly<Record<string, HappyCall>>> => {
  const { owner } = callers;
  const asked = await owner.post('/api/account/export');
  await app.runJobs();
  const params = { ownerExportId: String(asked.body.id) };
  const form = aForm('picture', onePixel);
  const picture = await owner.post('/api/account/picture', form.body, form.headers);
  const pictureId = String(picture.body.profileImageUrl).split('/').at(-1) ?? '';
  const token = 'x'.repeat(43);
  const before = confirmed(knex);
  let count = 0;
  return {
    'GET /api/account/preferences': {},
    'PATCH /api/account/preferences': { body: { language: 'de', theme: 'dark', units: null } },
    // A person of their own: the owner's picture has to stay.
    'POST /api/account/picture': { ...form, fresh: true },
    'DELETE /api/account/picture': { fresh: true },
    'GET /api/pictures/{ownerPictureId}': { params: { ownerPictureId: pictureId } },
    'POST /api/account/reauthentication': {
      body: { password },
      before: async (_, client) => {
        await setPassword(knex, client.userId, await hashPassword(password));
        return undefined;
      },
    },
    'DELETE /api/account/sessions': { fresh: true },
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
      before: async () => {
        const wish = await aWish(app);
        return { body: `token=${wish}` };
      },
    },
    'POST /api/account/export': { before },
    'GET /api/account/exports': {},
    'GET /api/account/exports/{ownerExportId}': { params },
    'GET /api/account/exports/{ownerExportId}/archive': { params, before },
    'DELETE /api/account': { fresh: true, body: { when: 'later' } },
    'DELETE /api/account/deletion': {},
  };
};

/** Somebody asks for another address: the token of the link that they are mailed. */
const aWish = async (app: SceneContext['app']): Promise<string> => {
  const person = await app.as('client');
  const to = `wished-${person.userId}@example.test`;
  await person.post('/api/account/email', { email: to });
  await app.runJobs();
  const [mail] = await app.mails(to);
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
};
