import type { Scene } from '#core/testing/matrix';
import { aForm } from '#core/testing/picture-form';
import { matchCallers } from '#modules/matching/testing/matches';

const ifMatch = { 'if-match': '"1"' };

/** Happy calls of the routes of this module. */
export const scene: Scene = async (context) => {
  const { callers, knex, canary } = context;
  const { prac_consent: practitioner } = callers;
  const matchId = (await matchCallers(context)).matches.prac_consent;
  const path = `/api/practice-clients/${matchId}`;
  const input = { text: `She spoke of the sea. ${canary}`, isShared: false, sessionId: null };
  const written = async () => {
    const made = await practitioner.post(`${path}/notes`, input);
    if (made.status !== 201) throw new Error(`no note: ${made.status} ${made.text}`);
    return { params: { id: String(made.body.id) } };
  };
  const signed = async () => {
    const made = await written();
    await practitioner.post(`/api/practice-notes/${made.params.id}/sign`, undefined, ifMatch);
    return made;
  };
  const clearMeasures = async () => {
    await knex('practice_measures').whereNull('answered_at').delete();
    return undefined;
  };
  const asked = async () => {
    await clearMeasures();
    const made = await practitioner.post(`${path}/measures`, { measure: 'gad-7' });
    if (made.status !== 201) throw new Error(`not asked: ${made.status} ${made.text}`);
    return { params: { id: String(made.body.id) } };
  };
  const form = aForm('document', Buffer.from('%PDF-1.4\nsmall'), 'letter.pdf', { title: `Letter ${canary}` });
  const clearDocuments = async () => {
    await knex('practice_documents').delete();
    return undefined;
  };
  const handedOver = async () => {
    const made = await practitioner.post(`${path}/documents`, form.body, form.headers);
    if (made.status !== 201) throw new Error(`no document: ${made.status} ${made.text}`);
    return { params: { id: String(made.body.id) } };
  };
  const emailOf = async ({ userId }: { readonly userId: string }): Promise<string> =>
    String((await knex('users').where({ id: userId }).first<{ email: string }>('email'))?.email);
  const supervisor = await emailOf(callers.prac_unmatched);
  const supervisedPath = `/api/practice-clients/${(await matchCallers(context)).matches.prac_noconsent}/supervisions`;
  const clearSupervisions = async () => {
    await knex('practice_supervisions').delete();
    return undefined;
  };
  const askedSupervision = async () => {
    await clearSupervisions();
    // The one who may read the client's words supervises another's work with the same client.
    const made = await callers.prac_noconsent.post(supervisedPath, { email: await emailOf(practitioner) });
    if (made.status !== 201) throw new Error(`no supervision: ${made.status} ${made.text}`);
    return { params: { id: String(made.body.id) } };
  };
  const agreedSupervision = async () => {
    const made = await askedSupervision();
    const agreed = await callers.owner.post(`/api/supervisions/${made.params.id}/answer`, { agree: true });
    if (agreed.status !== 200) throw new Error(`not agreed: ${agreed.status} ${agreed.text}`);
    return made;
  };
  const supervision = await askedSupervision();
  const [note, measure, document] = [await written(), await asked(), await handedOver()];
  const params = { matchId };
  return {
    'GET /api/practice-clients/{matchId}': { params },
    'GET /api/practice-clients/{matchId}/notes': { params },
    'POST /api/practice-clients/{matchId}/notes': { params, body: { ...input, text: 'A note' } },
    'PUT /api/practice-notes/{id}': {
      ...note,
      body: { ...input, text: 'Other words' },
      headers: ifMatch,
      before: written,
    },
    'POST /api/practice-notes/{id}/sign': { ...note, headers: ifMatch, before: written },
    'POST /api/practice-notes/{id}/addenda': { ...note, body: { text: 'And later this.' }, before: signed },
    'DELETE /api/practice-notes/{id}': { ...note, before: written },
    'GET /api/practice-notes/{id}/versions': { ...note },
    'GET /api/practice-clients/{matchId}/preparation': { params },
    'POST /api/practice-clients/{matchId}/measures': { params, body: { measure: 'gad-7' }, before: clearMeasures },
    'GET /api/practice-clients/{matchId}/measures': { params },
    'GET /api/practice-clients/{matchId}/documents': { params },
    'POST /api/practice-clients/{matchId}/documents': { params, ...form, before: clearDocuments },
    'GET /api/practice-documents/me': {},
    'GET /api/practice-documents/{id}/file': { ...document, before: handedOver },
    'DELETE /api/practice-documents/{id}': { ...document, before: handedOver },
    'GET /api/practice-clients/{matchId}/supervisions': { params },
    'POST /api/practice-clients/{matchId}/supervisions': {
      params,
      body: { email: supervisor },
      before: clearSupervisions,
    },
    'GET /api/supervisions/me': {},
    'POST /api/supervisions/{id}/answer': { ...supervision, body: { agree: true }, before: askedSupervision },
    'DELETE /api/supervisions/{id}': { ...supervision, before: agreedSupervision },
    'GET /api/supervisions/{id}/notes': { ...supervision, before: agreedSupervision },
    'GET /api/practice-notes/shared': {},
    'GET /api/measures/me': {},
    'POST /api/measures/{id}/answers': { ...measure, body: { answers: [0, 1, 2, 3, 0, 1, 2] }, before: asked },
    'DELETE /api/measures/{id}': { ...measure, before: asked },
  };
};
