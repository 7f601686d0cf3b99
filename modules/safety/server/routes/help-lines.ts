import { implement } from '#core/contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import type { OperatorLine } from '../../schemas/help-lines';
import { listHelpLines } from '../queries/help-lines';

/** Help lines for everybody. */
export const helpLineRoutes = (operator: () => readonly OperatorLine[]) => ({
  listHelpLines: implement(api.listHelpLines, contract.listHelpLines, {
    access: { open: true, because: 'help for people in danger needs no account' },
    handle: async ({ query }) => listHelpLines(operator(), query.language),
  }),
});
