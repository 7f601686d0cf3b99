import type { JobScene } from '#core/testing/job-scenes';
import { addCredential, aGuest, checkCredential, inHours, publishPage } from './factory';

/** A time that nobody answered for, a credential that has expired, and the document of one that was removed. */
export const jobScene: JobScene = async ({ app, knex, countMails }) => {
  const [anon, admin, practitioner] = [await app.as('anon'), await app.as('admin'), await app.as('practitioner')];
  const slug = await publishPage(knex, admin, practitioner);
  const guest = aGuest(inHours(90));
  await anon.post(`/api/practitioner-pages/${slug}/introductions`, guest);
  const [mail] = await app.mails(guest.email);
  const token = /introduction#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await anon.post('/api/guest-introductions/confirm', { token });
  await knex('guest_introductions')
    .where({ state: 'waiting' })
    .update({ expires_at: new Date(0) });
  const credential = await addCredential(practitioner);
  await checkCredential(admin, credential);
  await knex('practitioner_credentials').where({ id: credential.id }).update({ expires_on: '2020-01-01' });
  await knex('practitioner_pages').where({ slug }).update({ next_free_at: '9999-12-31T00:00:00Z' });
  const { id } = await addCredential(practitioner);
  await practitioner.delete(`/api/practitioners/me/credentials/${id}`);
  for (const name of ['end-introductions', 'expire-credentials', 'index-free-times'])
    await knex.raw("select graphile_worker.add_job(?, payload => '{}'::json)", [`practitioner-pages.${name}`]);
  const has = async (table: string, where: object): Promise<number> =>
    (await knex(table).where(where).first('id')) ? 1 : 0;
  return [
    { job: 'practitioner-pages.end-introductions', count: async () => Math.max(0, countMails(guest.email) - 1) },
    {
      job: 'practitioner-pages.expire-credentials',
      count: () => has('practitioner_credentials', { id: credential.id, state: 'expired' }),
    },
    {
      job: 'practitioner-pages.index-free-times',
      count: async () =>
        (await knex('practitioner_pages').where({ slug }).where('next_free_at', '<', '9000-01-01').first('id')) ? 1 : 0,
    },
  ];
};
