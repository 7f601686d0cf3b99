import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  community_reports: {
    reason: 'keep',
    note_sealed: { context: 'community_reports:note:{id}', owner: 't.reporter_id' },
  },
  discussion_responses: { content: 'words' },
  discussions: { content: 'words', title: 'words', category: 'keep' },
  notices: { kind: 'keep', line: 'words', path: 'keep' },
  pod_messages: { content_sealed: { context: 'pod_messages:content:{id}', owner: 't.author_id' } },
  pods: { name: 'words', description: 'words', category: 'keep', invite_hash: 'shape' },
  post_revisions: { title: 'words', content: 'words' },
};
