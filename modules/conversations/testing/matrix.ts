import type { HappyCall, Scene } from '#core/testing/matrix';
import { matched } from '#modules/matching/testing/matched';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ knex, callers, canary }) => {
  const { owner, prac_consent, prac_noconsent } = callers;
  const matches = {
    prac_consent: await matched(knex, owner, prac_consent),
    prac_noconsent: await matched(knex, owner, prac_noconsent),
  };
  const begin = async (matchId: string, content: string): Promise<{ id: string; messageId: string }> => {
    const { status, body, text } = await owner.post('/api/conversations', { matchId, content });
    if (status !== 201) throw new Error(`not begun: ${status} ${text}`);
    return { id: body.id, messageId: body.message.id };
  };
  const first = await begin(matches.prac_consent, `I did not sleep. ${canary}`);
  const second = await begin(matches.prac_noconsent, 'May we begin next week?');
  const asked = await owner.post('/api/conversations', { with: 'team', content: 'How do I change my e-mail address?' });
  if (asked.status !== 201) throw new Error(`the team was not asked: ${asked.status} ${asked.text}`);

  const own = (principal: string) => (principal === 'prac_noconsent' ? second : first);
  const ownThread: HappyCall = {
    params: { id: first.id },
    before: async (principal) => ({ params: { id: own(principal).id } }),
  };
  return {
    'GET /api/conversations': {},
    'POST /api/conversations': {
      body: { matchId: matches.prac_consent, content: 'Thank you for today.' },
      before: async (principal) => {
        const matchId = principal === 'prac_noconsent' ? matches.prac_noconsent : matches.prac_consent;
        return { body: { matchId, content: 'Thank you for today.' } };
      },
    },
    'GET /api/conversations/{id}': ownThread,
    'POST /api/conversations/{id}/messages': { ...ownThread, body: { content: 'I will bring the letter.' } },
    'POST /api/conversations/{id}/read': {
      params: { id: first.id },
      body: { upTo: first.messageId },
      before: async (principal) => ({ params: { id: own(principal).id }, body: { upTo: own(principal).messageId } }),
    },
    'GET /api/messages/standing': {},
  };
};
