import { type Route, route } from '#core/contract/route';
import { HelpLines, HelpLinesQuery, type OperatorLine } from '../../schemas/help-lines';
import { listHelpLines } from '../list-help-lines';

/** Help lines for everybody. */
export const helpLineRoutes = (operator: readonly OperatorLine[]): Route[] => [
  route({
    method: 'get',
    path: '/api/help-lines',
    access: { open: true, because: 'help for people in danger needs no account' },
    query: HelpLinesQuery,
    reply: HelpLines,
    handle: async ({ query }) => listHelpLines(operator, query.language),
  }),
];
