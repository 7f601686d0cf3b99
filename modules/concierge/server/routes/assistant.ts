import { inbox } from '#core/contract/inbox';
import { ownWriting } from '#core/contract/knowledge';
import { type Route, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { AssistantView, HandOff, HandOffReceipt, Question, Settings, Verdict } from '../../schemas/assistant';
import { Line } from '../../schemas/line';
import type { Library } from '../knowledge/library';
import { ask, askOverLimit } from '../service/ask';
import { forgetTurns, turnsOf } from '../service/conversation';
import { handOff, handOffOverLimit } from '../service/hand-off';
import { changeSettings, settingsOf } from '../service/settings';
import { noteVerdict } from '../service/verdict';

/** `/api/assistant*`. */
export const assistantRoutes = (core: Core, library: Library): Route[] => {
  const { messagingLink } = core.config;
  return [
    route({
      method: 'get',
      path: '/api/assistant',
      access: { open: true, because: 'visitors may ask too; what is personal comes only to its person' },
      reply: AssistantView,
      handle: async ({ user, trx }) => {
        // Somebody is about to ask: passages and model are made ready meanwhile.
        library.sources().catch((error: Error) => core.log.warn('assistant is not ready', { name: error.name }));
        return {
          handOff: core.ports(inbox).length > 0,
          provider: user ? core.ai.writer.provider : null,
          canSearchOwn: user?.role === 'client' && core.ports(ownWriting).length > 0,
          settings: user && (await settingsOf(trx, user.id)),
          ai: core.ai.writer.provider !== null,
          messaging: messagingLink === null ? null : { link: messagingLink, host: new URL(messagingLink).host },
          turns: user ? await turnsOf(core, trx, user.id) : [],
        };
      },
    }),
    route({
      method: 'post',
      path: '/api/assistant/messages',
      access: { open: true, because: 'visitors may ask; they are limited by address and nothing of it is kept' },
      body: Question,
      reply: Line,
      bodyLimit: 10 * 1024,
      limit: { points: 20, seconds: 60 },
      handle: ({ user, body, trx }) => ask(core, library, trx, user, body),
      overLimit: ({ body }) => askOverLimit(core, body),
    }),
    route({
      method: 'delete',
      path: '/api/assistant/messages',
      access: { signedIn: true },
      handle: ({ user, trx }) => forgetTurns(trx, user.id) as Promise<undefined>,
    }),
    route({
      method: 'put',
      path: '/api/assistant/settings',
      access: { signedIn: true },
      body: Settings,
      reply: Settings,
      handle: async ({ user, body, trx }) => {
        await changeSettings(trx, user.id, body);
        if (!body.ownAnswers) library.forget(user.id);
        return body;
      },
    }),
    route({
      method: 'post',
      path: '/api/assistant/verdicts',
      access: { open: true, because: 'whether an answer helped is counted without saying who said so' },
      body: Verdict,
      status: 204,
      limit: { points: 30, seconds: 60 },
      handle: ({ user, body, trx }) => noteVerdict(library, trx, user, body) as Promise<undefined>,
    }),
    route({
      method: 'post',
      path: '/api/assistant/hand-offs',
      access: { open: true, because: 'a visitor may ask for a person' },
      body: HandOff,
      reply: HandOffReceipt,
      idempotent: true,
      limit: { points: 5, seconds: 3600 },
      handle: ({ user, body, trx }) => handOff(core, trx, user, body),
      overLimit: ({ body, refused }) => handOffOverLimit(core, body, refused),
    }),
  ];
};
