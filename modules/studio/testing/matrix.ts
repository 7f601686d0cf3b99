import { randomUUID } from 'node:crypto';
import type { Client } from '#core/testing/client';
import type { Scene } from '#core/testing/matrix';
import { read, save } from './factory';

const document = 'settings/editing/en';
const params = { noun: 'settings', key: 'editing', language: 'en' };

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers, knex }) => {
  const { admin } = callers;
  const kept = randomUUID();
  await knex('studio_kept_versions').insert({
    kind: 'poems',
    object_id: kept,
    number: 1,
    content: { title: 'Morning' },
  });
  const versionHeader = async (by: Client) => ({ 'if-match': `"${(await read(by, document)).version}"` });
  /** Another text each time, so that there is something to publish. */
  const drafted = async () => {
    const { current } = await read(admin, document);
    await save(admin, document, { isReviewed: current['isReviewed'] !== true });
    return { headers: await versionHeader(admin) };
  };
  const known = async () => ({ headers: await versionHeader(admin) });
  const headers = { 'if-match': '"0"' };
  const body = { fields: { isReviewed: false } };
  return {
    'GET /api/studio': {},
    'GET /api/studio/first-run': {},
    'GET /api/studio/kept/{kind}/{id}': { params: { kind: 'poems', id: kept } },
    'GET /api/studio/kept/{kind}/{id}/{number}': { params: { kind: 'poems', id: kept, number: '1' } },
    'GET /api/studio/{noun}': { params: { noun: 'settings' } },
    'POST /api/studio/{noun}/documents': {
      params: { noun: 'concerns' },
      before: async () => ({ body: { title: `Added ${randomUUID()}` } }),
    },
    'DELETE /api/studio/{noun}/{key}': {
      params: { noun: 'concerns', key: 'added' },
      before: async () => {
        const added = await admin.post('/api/studio/concerns/documents', { title: `Added ${randomUUID()}` });
        return { params: { noun: 'concerns', key: added.body.key } };
      },
    },
    'GET /api/studio/{noun}/{key}/{language}': { params },
    'GET /api/studio/{noun}/{key}/{language}/versions': { params },
    'GET /api/studio/{noun}/{key}/{language}/versions/{number}': { params: { ...params, number: '0' } },
    'PUT /api/studio/{noun}/{key}/{language}/draft': { params, body, headers, before: known },
    'DELETE /api/studio/{noun}/{key}/{language}/draft': { params, headers, before: drafted },
    'POST /api/studio/{noun}/{key}/{language}/preview': { params, body },
    'POST /api/studio/{noun}/{key}/{language}/test': {
      params: { noun: 'mails', key: 'core-new-password', language: 'en' },
      body: { fields: { subject: 'A new password', text: 'Choose it here: {link}' } },
    },
    'POST /api/studio/{noun}/{key}/{language}/review': { params, headers, before: drafted },
    'POST /api/studio/{noun}/{key}/{language}/recall': { params, headers, before: drafted },
    'POST /api/studio/{noun}/{key}/{language}/publish': { params, body: {}, headers, before: drafted },
    'POST /api/studio/{noun}/{key}/{language}/versions/{number}/restore': {
      params: { ...params, number: '0' },
      body: {},
      headers,
      before: known,
    },
  };
};
