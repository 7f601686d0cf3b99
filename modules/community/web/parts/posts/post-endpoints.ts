import {
  deleteDiscussion,
  deleteResponse,
  hideDiscussion,
  hideResponse,
  listDiscussionRevisions,
  listResponseRevisions,
  restoreDiscussion,
  restoreResponse,
} from '../../../schemas/endpoints';

/** A discussion or a reply to one. */
export type PostKind = 'discussion' | 'response';

/** What can be done with either kind of post. */
export const postEndpoints = {
  discussion: {
    remove: deleteDiscussion,
    restore: restoreDiscussion,
    hide: hideDiscussion,
    listRevisions: listDiscussionRevisions,
  },
  response: {
    remove: deleteResponse,
    restore: restoreResponse,
    hide: hideResponse,
    listRevisions: listResponseRevisions,
  },
} as const;
