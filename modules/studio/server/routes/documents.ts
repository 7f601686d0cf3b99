import { toPath } from '#core/contract/endpoint';
import { implement, respond } from '#core/contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { listDocuments, listNouns, type StudioParts, viewDocument } from '../queries/documents';
import { getVersionFields, listVersions } from '../queries/versions';

const access = { permission: 'studio.edit' } as const;

/** What staff read in the studio. */
export const documentRoutes = (parts: StudioParts) => ({
  listNouns: implement(api.listNouns, contract.listNouns, {
    access,
    handle: ({ trx }) => listNouns(parts, trx),
  }),
  listDocuments: implement(api.listDocuments, contract.listDocuments, {
    access,
    load: async ({ params }) => parts.catalogue.getNoun(params.noun),
    handle: ({ params, trx }) => listDocuments(parts, trx, params.noun),
  }),
  getDocument: implement(api.getDocument, contract.getDocument, {
    access,
    load: async ({ params }) => parts.catalogue.getTarget(params),
    handle: async ({ loaded, user, trx }) => {
      const view = await viewDocument(parts, trx, loaded, user);
      return respond(view, { etag: view.version });
    },
  }),
  listVersions: implement(api.listVersions, contract.listVersions, {
    access,
    load: async ({ params }) => parts.catalogue.getTarget(params),
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
    load: async ({ params }) => parts.catalogue.getTarget(params),
    handle: async ({ loaded, params, trx }) => ({
      number: params.number,
      fields: await getVersionFields(trx, loaded, params.number),
    }),
  }),
});
