import { BaseModel } from '#core/contract/base-model';
import type { DiscussionInput } from '../../schemas/discussion';

/** What discussions and responses have in common. Posts are public to members and not sealed. */
export class Post extends BaseModel {
  id!: string;
  /** Null once the account is deleted. */
  authorId!: string | null;
  content!: string;
  version!: number;
  createdAt!: string;
  editedAt!: string | null;
  /** Taken out of sight by a moderator. */
  hiddenAt!: string | null;
  /** Gone for everybody; its author may bring it back for half an hour, and it is removed for good after a day. */
  deletedAt!: string | null;
  deletedBy!: string | null;
}

/** The first post of a talk. `response_count` counts what can be seen. */
export class Discussion extends Post {
  static override tableName = 'discussions';
  title!: string;
  category!: DiscussionInput['category'];
  responseCount!: number;
  lastAt!: string;
  sample!: boolean;
}

/** A reply. */
export class DiscussionResponse extends Post {
  static override tableName = 'discussion_responses';
  discussionId!: string;
}
