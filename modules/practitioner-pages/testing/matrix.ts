import type { Scene } from '#core/testing/matrix';
import { openHours } from '#modules/matching/testing/calls';
import { matched } from '#modules/matching/testing/matched';
import type { OwnPage } from '../schemas/page';
import {
  aCredentialForm,
  addCredential,
  aGuest,
  aPractice,
  inHours,
  ownPath,
  publishPage,
  savePage,
  studioPage,
  submitPage,
} from './factory';

const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ app, callers, knex }) => {
  const { anon, owner, admin, prac_consent: practitioner } = callers;
  if (!(await practitioner.get('/api/practitioners/me')).body) await aPractice(practitioner);
  const slug = await publishPage(knex, admin, practitioner);
  await matched(knex, owner, practitioner);
  const ownPage = async (): Promise<OwnPage> => (await practitioner.get(ownPath)).body;
  const { content } = await ownPage();
  let hour = 30 * 24;
  /** Another free time of the practitioner, in a practice of round-the-clock hours. */
  const nextTime = (): string => {
    hour += 2;
    return inHours(hour);
  };
  /** Another happy call takes the page off. */
  const show = () => knex('practitioner_pages').where({ slug }).update({ hidden: false });
  const asked = async (): Promise<string> => {
    // Happy calls of others set other hours.
    await openHours(practitioner);
    await show();
    const guest = aGuest(nextTime());
    const sent = await anon.post(`/api/practitioner-pages/${slug}/introductions`, guest);
    if (sent.status !== 202) throw new Error(`not asked: ${sent.status} ${sent.text}`);
    const [mail] = await app.mails(guest.email);
    return /introduction#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const waiting = async () => {
    await anon.post('/api/guest-introductions/confirm', { token: await asked() });
    const rows = await knex('guest_introductions').where({ state: 'waiting' }).orderBy('created_at', 'desc');
    return { params: { id: rows[0]?.id as string } };
  };
  /** The owner's review, published; made anew where an earlier call took it away. */
  const reviewed = async (): Promise<{ id: string; version: number }> => {
    await show();
    if (!(await knex('practitioner_reviews').first('id')))
      await owner.put(`/api/practitioner-pages/${slug}/review`, {
        stars: 5,
        text: 'The right question at the right time.',
        naming: 'nameless',
      });
    await knex('practitioner_reviews').update({ state: 'published' });
    return knex('practitioner_reviews').first('id', 'version');
  };
  const submitted = async () => {
    await submitPage(practitioner, await savePage(practitioner, { photoId: content.photoId }));
    return studioPage(knex, admin, practitioner);
  };
  const credential = await addCredential(practitioner);
  const form = aCredentialForm();
  const [review, page, introduction] = [await reviewed(), await submitted(), await waiting()];
  const paths = { params: { slug } };
  const current = async () => ({ headers: ifMatch((await ownPage()).version) });
  return {
    'GET /api/practitioner-pages': { query: 'limit=5' },
    'GET /api/practitioner-filters': {},
    'GET /api/practitioner-pages/{slug}': paths,
    'GET /api/practitioner-pages/{slug}/reviews': paths,
    'GET /api/practitioner-pages/{slug}/times': { ...paths, query: 'zone=Europe/Berlin' },
    'POST /api/practitioner-pages/{slug}/introductions': {
      ...paths,
      body: aGuest(nextTime()),
      before: async () => {
        await openHours(practitioner);
        await show();
        return { body: aGuest(nextTime()) };
      },
    },
    'POST /api/guest-introductions/find': {
      body: { token: await asked() },
    },
    'POST /api/guest-introductions/confirm': {
      body: { token: await asked() },
      before: async () => ({ body: { token: await asked() } }),
    },
    'POST /api/guest-introductions/withdraw': {
      body: { token: await asked() },
      before: async () => ({ body: { token: await asked() } }),
    },
    'GET /api/practitioner-pages/{slug}/review': paths,
    'PUT /api/practitioner-pages/{slug}/review': {
      ...paths,
      body: { stars: 4, text: 'It took a while, and then it helped.', naming: 'initials' },
      before: async () => {
        await knex('practitioner_reviews').delete();
        return undefined;
      },
    },
    'DELETE /api/practitioner-pages/{slug}/review': {
      ...paths,
      before: async () => {
        await reviewed();
        return undefined;
      },
    },
    'GET /api/practitioners/me/page': {},
    'PUT /api/practitioners/me/page': {
      body: content,
      headers: ifMatch((await ownPage()).version),
      before: current,
    },
    'POST /api/practitioners/me/page/submit': { body: {}, headers: ifMatch(1), before: current },
    'POST /api/practitioners/me/page/hide': {
      body: {},
      headers: ifMatch(1),
      before: async () => current(),
    },
    'POST /api/practitioners/me/credentials': {
      body: form.body,
      headers: form.headers,
      before: async () => {
        await knex('practitioner_credentials').whereNot({ id: credential.id }).delete();
        return undefined;
      },
    },
    'DELETE /api/practitioners/me/credentials/{id}': {
      params: { id: credential.id },
      before: async () => ({ params: { id: (await addCredential(practitioner)).id } }),
    },
    'GET /api/practitioner-credentials/{id}/document': { params: { id: credential.id } },
    'GET /api/practitioners/me/introductions': {},
    'POST /api/practitioners/me/introductions/{id}/accept': { ...introduction, body: {}, before: waiting },
    'POST /api/practitioners/me/introductions/{id}/decline': { ...introduction, body: {}, before: waiting },
    'GET /api/practitioners/me/reviews': {},
    'PUT /api/practitioners/me/reviews/{id}/reply': {
      params: { id: review.id },
      body: { reply: 'Thank you.' },
      before: async () => ({ params: { id: (await reviewed()).id } }),
    },
    'GET /api/studio/practitioner-pages': { query: 'state=submitted' },
    'GET /api/studio/practitioner-pages.csv': { query: 'shown=yes&sort=name' },
    'GET /api/studio/practitioner-pages/{id}': { params: { id: page.id } },
    'POST /api/studio/practitioner-pages/{id}/decisions': {
      params: { id: page.id },
      body: { to: 'approve', note: '' },
      headers: ifMatch(page.version),
      before: async () => ({ headers: ifMatch((await submitted()).version) }),
    },
    'GET /api/studio/practitioner-credentials': { query: 'state=uploaded&sort=expires' },
    'GET /api/studio/practitioner-credentials.csv': { query: 'expiry=never&sort=name' },
    'GET /api/studio/practitioner-credentials/{id}': {
      params: { id: credential.id },
      // Its practitioner may have removed it.
      before: async () => ({ params: { id: (await addCredential(practitioner)).id } }),
    },
    'POST /api/studio/practitioner-credentials/{id}/check': {
      params: { id: credential.id },
      body: { accepted: true, note: '' },
      headers: ifMatch(1),
      before: async () => {
        const fresh = await addCredential(practitioner);
        return { params: { id: fresh.id }, headers: ifMatch(fresh.version) };
      },
    },
    'GET /api/studio/practitioner-reviews': { query: 'state=waiting&stars=5&sort=newest' },
    'GET /api/studio/practitioner-reviews.csv': { query: 'sort=stars' },
    'GET /api/studio/practitioner-reviews/{id}': {
      params: { id: review.id },
      // Its writer may have taken it back.
      before: async () => ({ params: { id: (await reviewed()).id } }),
    },
    'POST /api/studio/practitioner-reviews/{id}/decisions': {
      params: { id: review.id },
      body: { publish: true, note: '' },
      headers: ifMatch(review.version),
      before: async () => {
        const { id, version } = await reviewed();
        return { params: { id }, headers: ifMatch(version) };
      },
    },
  };
};
