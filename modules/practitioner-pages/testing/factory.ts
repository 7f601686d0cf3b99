import type { Knex } from 'knex';
import type { Client } from '#core/testing/client';
import { aForm } from '#core/testing/picture-form';
import { openHours } from '#modules/matching/testing/calls';
import { aPicture, change } from '#modules/media/testing/factory';
import type { CredentialView, OwnPage, PageContent, PageTexts } from '../schemas/page';
import type { StudioPage } from '../schemas/studio';

export const ownPath = '/api/practitioners/me/page';
const must = (answer: { status: number; text: string; body: unknown }, status: number): void => {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text}`);
};
const version = ({ version }: { readonly version: number }) => ({ 'if-match': `"${version}"` });

/** A page in one language with everything that it needs. */
export const aText = (more: Partial<PageTexts> = {}): PageTexts => ({
  headline: 'I keep company when a decision will not come.',
  introduction: 'We begin with what you notice and what you avoid. '.repeat(6).trim(),
  approach: 'Slow conversation.',
  answers: [{ question: 'first-call', answer: 'We talk for half an hour.' }],
  ...more,
});

const aRecord = {
  approach: 'Talking',
  experience: 9,
  languages: ['English', 'German'],
  frameworks: ['Narrative'],
  designFocus: [],
  statements: [{ specialization: 'Decisions', statement: 'Finding the will that is neither force nor wish.' }],
};

/** Writes the record of a practitioner, which a page is built upon, and opens hours around the clock. */
export const aPractice = async (practitioner: Client, record: Partial<typeof aRecord> = {}): Promise<void> => {
  must(await practitioner.put('/api/practitioners/me', { ...aRecord, ...record }), 200);
  await openHours(practitioner);
};

/** A described picture of the practitioner's own. */
export const aPhoto = async (practitioner: Client): Promise<string> => {
  const file = await aPicture(practitioner, 'me.png');
  must(await change(practitioner, file, { alt: 'A portrait' }), 200);
  return file.id;
};

/** Saves the draft of a page; with a photo unless it is given. */
export const savePage = async (practitioner: Client, content: Partial<PageContent> = {}): Promise<OwnPage> => {
  const before = (await practitioner.get(ownPath)).body as OwnPage;
  const photoId = content.photoId ?? before.content.photoId ?? (await aPhoto(practitioner));
  const body = { filmId: null, texts: { en: aText() }, ...content, photoId };
  const saved = await practitioner.put(ownPath, body, version(before));
  must(saved, 200);
  return saved.body;
};

export const submitPage = async (practitioner: Client, page: OwnPage): Promise<OwnPage> => {
  const submitted = await practitioner.post(`${ownPath}/submit`, {}, version(page));
  must(submitted, 200);
  return submitted.body;
};

/** The page of a practitioner as an admin sees it. */
export const studioPage = async (knex: Knex, admin: Client, practitioner: Client): Promise<StudioPage> => {
  const { id } = await knex('practitioner_pages').where({ user_id: practitioner.userId }).first('id');
  const answer = await admin.get(`/api/studio/practitioner-pages/${id}`);
  must(answer, 200);
  return answer.body;
};

export const decide = (admin: Client, page: StudioPage, to: string, note = '') =>
  admin.post(`/api/studio/practitioner-pages/${page.id}/decisions`, { to, note }, version(page));

/** A published page; answers its address. */
export const publishPage = async (
  knex: Knex,
  admin: Client,
  practitioner: Client,
  content: Partial<PageContent> = {},
): Promise<string> => {
  if (!(await practitioner.get('/api/practitioners/me')).body) await aPractice(practitioner);
  await submitPage(practitioner, await savePage(practitioner, content));
  const decided = await decide(admin, await studioPage(knex, admin, practitioner), 'approve');
  must(decided, 200);
  return decided.body.slug;
};

/** A form with a document and what is said of it. */
export const aCredentialForm = (
  fields: Readonly<Record<string, string | number>> = {},
  bytes: Buffer = Buffer.from('%PDF-1.4\nsmall'),
) => {
  const all = { title: 'Diploma in counselling', issuer: 'Institute of Berlin', year: 2015, ...fields };
  return aForm('document', bytes, 'diploma.pdf', all);
};

export const addCredential = async (
  practitioner: Client,
  fields: Readonly<Record<string, string | number>> = {},
): Promise<CredentialView> => {
  const form = aCredentialForm(fields);
  const added = await practitioner.post('/api/practitioners/me/credentials', form.body, form.headers);
  must(added, 201);
  return added.body;
};

export const checkCredential = (admin: Client, credential: CredentialView, accepted = true, note = '') =>
  admin.post(`/api/studio/practitioner-credentials/${credential.id}/check`, { accepted, note }, version(credential));

const hourMs = 3_600_000;
/** The beginning of an hour so many hours from now. */
export const inHours = (hours: number): string =>
  new Date(Math.ceil(Date.now() / hourMs) * hourMs + hours * hourMs).toISOString();

export const aGuest = (start: string, more: object = {}) => ({
  ...{ name: 'Gusta Guest', email: `guest-${Math.random().toString(36).slice(2)}@example.test`, start },
  ...{ zone: 'Europe/Berlin', language: 'de', message: 'I heard of you.' },
  ...more,
});
