import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { inbox } from '#modules/consultations/public';
import { ownWriting } from '#modules/knowledge/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { askAssistant, askOverLimit } from '../actions/ask-assistant';
import { changeSettings } from '../actions/change-settings';
import { deleteConversation } from '../actions/delete-conversation';
import { rateAnswer } from '../actions/rate-answer';
import { requestPerson, requestPersonOverLimit } from '../actions/request-person';
import type { Library } from '../knowledge/library';
import { getSettings } from '../queries/assistant-settings';
import { listTurns } from '../queries/conversation';
import type { Config } from '../settings';

/** Asking the assistant, what it may use, and passing a wish on to a person. */
export const assistantRoutes = (core: Core, library: Library, messagingLink: Config['messagingLink']) => {
  return {
    getAssistant: implement(api.getAssistant, contract.getAssistant, {
      access: { open: true, because: 'visitors may ask too; what is personal comes only to its person' },
      handle: async ({ user, trx }) => {
        // Somebody is about to ask: passages and model are made ready meanwhile.
        library.sources().catch((error: Error) => core.log.warn('assistant is not ready', { name: error.name }));
        return {
          handOff: core.ports(inbox).length > 0,
          provider: user ? core.ai.writer.provider : null,
          canSearchOwn: user?.role === 'client' && core.ports(ownWriting).length > 0,
          settings: user && (await getSettings(trx, user.id)),
          ai: core.ai.writer.provider !== null,
          messaging: messagingLink === null ? null : { link: messagingLink, host: new URL(messagingLink).host },
          turns: user ? await listTurns(core, trx, user.id) : [],
        };
      },
    }),
    askAssistant: implement(api.askAssistant, contract.askAssistant, {
      access: { open: true, because: 'visitors may ask; they are limited by address and nothing of it is kept' },
      bodyLimit: 10 * 1024,
      limit: { points: 20, seconds: 60 },
      handle: ({ user, body, trx }) => askAssistant(core, library, trx, user, body),
      overLimit: ({ body }) => askOverLimit(body),
    }),
    deleteConversation: implement(api.deleteConversation, contract.deleteConversation, {
      access: { signedIn: true },
      handle: ({ user, trx }) => deleteConversation(trx, user.id),
    }),
    changeSettings: implement(api.changeSettings, contract.changeSettings, {
      access: { signedIn: true },
      handle: async ({ user, body, trx }) => {
        await changeSettings(trx, user.id, body);
        if (!body.ownAnswers) library.forget(user.id);
        return body;
      },
    }),
    rateAnswer: implement(api.rateAnswer, contract.rateAnswer, {
      access: { open: true, because: 'whether an answer helped is counted without saying who said so' },
      limit: { points: 30, seconds: 60 },
      handle: ({ user, body, trx }) => rateAnswer(library, trx, user, body),
    }),
    requestPerson: implement(api.requestPerson, contract.requestPerson, {
      access: { open: true, because: 'a visitor may ask for a person' },
      limit: { points: 5, seconds: 3600 },
      handle: ({ user, body, trx }) => requestPerson(core, trx, user, body),
      overLimit: ({ body, refused }) => requestPersonOverLimit(body, refused),
    }),
  };
};
