import type { Client } from '#core/testing/client';
import type { Scene } from '#core/testing/matrix';
import type { EditorialView } from '../schemas/editorial';
import { aDraft, aMediaFile, anArticle, aPublishedArticle } from './factory';

const file = 'talk.1a2b3c4d.mp3';

/** Happy calls of the routes of this module. The draft is an editor's, so that no practitioner may know of it. */
export const scene: Scene = async ({ app, callers }) => {
  const { admin } = callers;
  const shown = await aPublishedArticle(admin, {
    title: 'For the matrix',
    type: 'audio',
    media: { kind: 'audio', file, captions: null, durationSeconds: 3 },
    transcript: 'Three words only.',
  });
  await aMediaFile(app, shown.id, file, Buffer.from('not really sound'));
  const draft = await aDraft(admin, { title: 'Not yet' });
  const atSlug = { params: { slug: shown.content.slug } };
  const atId = { params: { id: draft.id } };
  const present = async () => {
    const { body } = await admin.get(`/api/editorial/articles/${draft.id}`);
    return { headers: { 'if-match': `"${(body as EditorialView).version}"` } };
  };
  const change = { ...atId, headers: { 'if-match': '"1"' }, before: present };
  const another = async (_: unknown, client: Client) => {
    const made = await aDraft(client);
    return { params: { id: made.id, slug: made.content.slug }, headers: { 'if-match': `"${made.version}"` } };
  };
  return {
    'GET /api/articles': {},
    'GET /api/articles/counts': {},
    'GET /api/articles/search': { query: 'q=matrix' },
    'GET /api/articles/bookmarks': {},
    'GET /api/articles/{slug}': atSlug,
    'GET /api/articles/{slug}/media/{file}': { params: { ...atSlug.params, file } },
    'POST /api/articles/{slug}/views': atSlug,
    'POST /api/articles/{slug}/leads': atSlug,
    'PUT /api/articles/{slug}/like': atSlug,
    'DELETE /api/articles/{slug}/like': atSlug,
    'PUT /api/articles/{slug}/bookmark': atSlug,
    'DELETE /api/articles/{slug}/bookmark': atSlug,
    'POST /api/articles': { body: anArticle() },
    'PATCH /api/articles/{slug}': {
      ...atSlug,
      headers: { 'if-match': `"${shown.version}"` },
      body: { excerpt: 'Another excerpt.', status: 'review' },
      before: another,
    },
    'GET /api/editorial/articles': {},
    'POST /api/editorial/articles': { body: anArticle() },
    'GET /api/editorial/articles/{id}': atId,
    'PATCH /api/editorial/articles/{id}': { ...change, body: { excerpt: 'Another excerpt.' } },
    'POST /api/editorial/articles/{id}/status': { ...change, body: { status: 'review' }, before: another },
    'GET /api/editorial/articles/{id}/history': atId,
    'GET /api/editorial/articles/{id}/history/{version}': { params: { id: draft.id, version: '1' } },
    'POST /api/editorial/articles/{id}/restore': { ...change, body: { version: 1 } },
    'POST /api/editorial/preview': { body: { markdown: '## A *heading*' } },
  };
};
