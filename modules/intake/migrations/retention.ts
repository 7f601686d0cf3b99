import type { RetainedTables } from '#core/contract/retention';
import { draftDays } from '../schemas/values';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  intake_changes: { with: 'intakes' },
  intake_draft_devices: { with: 'intake_drafts' },
  intake_drafts: { clocks: [{ keep: `${draftDays} days`, from: 'updated_at' }], otherwise: 'with the account' },
  intake_forms: 'no personal data',
  intake_notes: { with: 'intakes' },
  intake_resume_links: { clocks: [{ keep: '1 day', from: 'expires_at' }], otherwise: { with: 'intake_drafts' } },
  intake_step_times: { clocks: [{ keep: '25 months', from: 'at' }] },
  intakes: {
    clocks: [{ keep: '12 months', from: 'submitted_at', where: { user_id: null } }],
    otherwise: 'with the account',
  },
};
