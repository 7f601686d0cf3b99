import { implement } from '#core/contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import type { createLegalPages } from '../queries/legal-page';

/** What the operator published on legal pages. */
export const legalPageRoutes = (read: ReturnType<typeof createLegalPages>) => ({
  getLegalPage: implement(api.getLegalPage, contract.getLegalPage, {
    access: { open: true, because: 'everybody may read what the house publishes about itself' },
    limit: { points: 300, seconds: 60, by: 'address', local: true },
    handle: async ({ params }) => read(params.page, params.language),
  }),
});
