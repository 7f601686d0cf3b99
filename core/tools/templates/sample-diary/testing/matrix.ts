import type { Scene } from '#core/testing/matrix';

const path = '/api/sample-diary/entries';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers: { owner }, canary }) => {
  const write = async () => ({
    params: { id: String((await owner.post(path, { text: `The sea. ${canary}` })).body.id) },
  });
  return {
    'GET /api/sample-diary/entries': {},
    'POST /api/sample-diary/entries': { body: { text: 'The sea was calm.' } },
    'DELETE /api/sample-diary/entries/{id}': { ...(await write()), before: write },
  };
};
