import type { Knex } from 'knex';
import { implement, type RequestInfo, respond, type User } from '#core/contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { discardDraft } from '../actions/discard-draft';
import { previewDraft } from '../actions/preview-draft';
import { publishDraft } from '../actions/publish-draft';
import { recallDraft } from '../actions/recall-draft';
import { requestReview } from '../actions/request-review';
import { restoreVersion } from '../actions/restore-version';
import { saveDraft } from '../actions/save-draft';
import { sendTestMail } from '../actions/send-test-mail';
import type { Target } from '../queries/catalogue';
import { type StudioParts, viewDocument } from '../queries/documents';

const access = { permission: 'studio.edit' } as const;
const limit = { points: 120, seconds: 60, by: 'person' } as const;
/** A long article with its transcript and room for what is escaped. */
const bodyLimit = 1024 * 1024;

interface Changing {
  readonly user: User;
  readonly loaded: Target;
  readonly trx: Knex.Transaction;
  readonly request: RequestInfo;
}

/** What staff change in the studio. */
export const draftRoutes = (parts: StudioParts) => {
  const load = ({ params }: { params: Parameters<typeof parts.catalogue.loadTarget>[0] }) =>
    parts.catalogue.loadTarget(params);
  const answer = async ({ user, loaded, trx }: Changing) => {
    const view = await viewDocument(parts, trx, loaded, user);
    return respond(view, { etag: view.version });
  };
  return {
    saveDraft: implement(api.saveDraft, contract.saveDraft, {
      access,
      limit,
      bodyLimit,
      load,
      handle: async (changing) => {
        await saveDraft(parts, changing.trx, changing.loaded, changing.body.fields, changing);
        return answer(changing);
      },
    }),
    discardDraft: implement(api.discardDraft, contract.discardDraft, {
      access,
      limit,
      load,
      handle: async (changing) => {
        await discardDraft(parts, changing.trx, changing.loaded, changing);
        return answer(changing);
      },
    }),
    previewDraft: implement(api.previewDraft, contract.previewDraft, {
      access,
      limit,
      bodyLimit,
      load,
      handle: ({ loaded, trx, body }) => previewDraft(parts, trx, loaded, body.fields),
    }),
    sendTestMail: implement(api.sendTestMail, contract.sendTestMail, {
      access,
      limit: { points: 20, seconds: 3600, by: 'person' },
      bodyLimit,
      load,
      handle: async ({ loaded, trx, body, user }) => {
        await sendTestMail(parts, trx, loaded, body.fields, user);
        return { to: user.email };
      },
    }),
    requestReview: implement(api.requestReview, contract.requestReview, {
      access,
      limit,
      load,
      handle: async (changing) => {
        await requestReview(parts, changing.trx, changing.loaded, changing);
        return answer(changing);
      },
    }),
    recallDraft: implement(api.recallDraft, contract.recallDraft, {
      access,
      limit,
      load,
      handle: async (changing) => {
        await recallDraft(parts, changing.trx, changing.loaded, changing);
        return answer(changing);
      },
    }),
    publishDraft: implement(api.publishDraft, contract.publishDraft, {
      access: { permission: 'studio.publish' },
      limit,
      load,
      handle: async (changing) => {
        await publishDraft(parts, changing.trx, changing.loaded, changing.body, changing);
        return answer(changing);
      },
    }),
    restoreVersion: implement(api.restoreVersion, contract.restoreVersion, {
      access,
      limit,
      load,
      handle: async (changing) => {
        await restoreVersion(parts, changing.trx, changing.loaded, changing.params.number, changing);
        return answer(changing);
      },
    }),
  };
};
