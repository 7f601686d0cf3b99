import type { RetainedTables } from '#core/contract/retention';
import { trashDays } from '../schemas/values';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  labor_audio: {
    clocks: [{ keep: '30 days', from: 'created_at', by: 'labors.sweep-unused-recordings' }],
    otherwise: 'with the account',
  },
  labor_drafts: 'with the account',
  labor_response_versions: { with: 'labor_responses' },
  labor_responses: {
    clocks: [{ keep: `${trashDays} days`, from: 'withdrawn_at', where: { status: 'withdrawn' } }],
    otherwise: 'with the account',
  },
};
