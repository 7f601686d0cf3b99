import { toPath } from '#core/contract/endpoint';
import { implement, respond } from '#core/contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { addDocument } from '../actions/add-document';
import { removeDocument } from '../actions/remove-document';
import { listDocuments, listNouns, type StudioParts, viewDocument } from '../queries/documents';
import { getVersionFields, listVersions } from '../queries/versions';

const access = { permission: 'studio.edit' } as const;
const publishing = { permission: 'studio.publish' } as const;
const limit = { points: 60, seconds: 60, by: 'person' } as const;

/** What staff read in the studio. */
export const documentRoutes = (parts: StudioParts) => ({
  listNouns: implement(api.listNouns, contract.listNouns, {
    access,
    handle: ({ trx }) => listNouns(parts, trx),
  }),
  listDocuments: implement(api.listDocuments, contract.listDocuments, {
    access,
    load: async ({ params }) => parts.catalogue.getNoun(params.noun),
    handle: async ({ params, trx }) => {
      await parts.catalogue.loadAdditions();
      return listDocuments(parts, trx, params.noun);
    },
  }),
  addDocument: implement(api.addDocument, contract.addDocument, {
    access: publishing,
    limit,
    load: async ({ params }) => parts.catalogue.getNoun(params.noun),
    handle: ({ loaded, body, user, trx, request }) => addDocument(parts, trx, loaded, body.title, { user, request }),
  }),
  removeDocument: implement(api.removeDocument, contract.removeDocument, {
    access: publishing,
    limit,
    load: async ({ params }) => parts.catalogue.getNoun(params.noun),
    handle: ({ params, loaded, user, trx, request }) =>
      removeDocument(parts, trx, loaded, params.key, { user, request }),
  }),
  getDocument: implement(api.getDocument, contract.getDocument, {
    access,
    load: ({ params }) => parts.catalogue.loadTarget(params),
    handle: async ({ loaded, user, trx }) => {
      const view = await viewDocument(parts, trx, loaded, user);
      return respond(view, { etag: view.version });
    },
  }),
  listVersions: implement(api.listVersions, contract.listVersions, {
    access,
    load: ({ params }) => parts.catalogue.loadTarget(params),
    handle: async ({ loaded, params, query, trx }) => {
      const { limit = 20, before } = query;
      const { versions, hasMore } = await listVersions(parts, trx, loaded, { limit, before });
      const last = versions.at(-1);
      const next = hasMore && last ? toPath(api.listVersions, { params, query: { limit, before: last.number } }) : null;
      return respond(versions, { next });
    },
  }),
  getVersion: implement(api.getVersion, contract.getVersion, {
    access,
    load: ({ params }) => parts.catalogue.loadTarget(params),
    handle: async ({ loaded, params, trx }) => ({
      number: params.number,
      fields: await getVersionFields(trx, loaded, params.number),
    }),
  }),
});
