import { implement } from '#core/contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';

/** Who may call the endpoints of this module, and what they do. */
export const samplePageRoutes = () => ({
  getSamplePage: implement(api.getSamplePage, contract.getSamplePage, {
    access: { permission: 'sample-page.read' },
    handle: async ({ user }) => ({ firstName: user.firstName }),
  }),
});
