import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  community_blocks: 'with the account',
  community_reports: {
    stays: 'what was decided; who reported, their note and who decided are taken out with the account',
  },
  discussion_responses: {
    clocks: [{ keep: '1 day', from: 'deleted_at', by: 'community.sweep' }],
    otherwise: { stays: 'talk that others answered; the name is taken off it with the account' },
  },
  discussions: {
    clocks: [{ keep: '1 day', from: 'deleted_at', by: 'community.sweep' }],
    otherwise: { stays: 'talk that others answered; the name is taken off it with the account' },
  },
  notice_digests: 'with the account',
  notice_levels: 'with the account',
  notices: { clocks: [{ keep: '90 days', from: 'at' }], otherwise: 'with the account' },
  pod_members: 'with the account',
  pod_messages: { with: 'pods' },
  pod_requests: 'with the account',
  pods: { stays: 'it is there for its members; it goes with the account of the last of them' },
  post_revisions: {
    by: 'community.sweep',
    when: 'its post was deleted a day ago; on erasure the module deletes those of the person',
  },
};
