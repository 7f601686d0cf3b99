import type { Scene } from '#core/testing/matrix';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers, canary }) => {
  await callers.owner.post('/api/assistant/messages', { text: `How much does a retreat cost? ${canary}` });
  return {
    'GET /api/assistant': {},
    'POST /api/assistant/messages': { body: { text: 'What is a Labor?' } },
    'PUT /api/assistant/settings': { body: { ownAnswers: true, provider: null } },
    'POST /api/assistant/verdicts': { body: { useful: true, sources: ['help:what-a-labor-is'] } },
    'POST /api/assistant/hand-offs': {
      body: { name: 'Ann Lee', email: 'ann@example.com', message: 'Please call me back.' },
    },
    'DELETE /api/assistant/messages': {},
  };
};
