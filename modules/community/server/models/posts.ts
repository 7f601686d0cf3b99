import { Model } from 'objection';
import type { DiscussionInput } from '../../schemas/discussion';

/** What discussions and responses have in common. Posts are public to members and not sealed. */
class Post extends Model {
  id!: string;
  /** Null once the account is deleted. */
  author_id!: string | null;
  content!: string;
  version!: number;
  created_at!: string;
  edited_at!: string | null;
  /** Taken out of sight by a moderator. */
  hidden_at!: string | null;
  /** Gone for everybody; its author may bring it back for half an hour, and it is removed for good after a day. */
  deleted_at!: string | null;
  deleted_by!: string | null;
}

/** The first post of a talk. `response_count` counts what can be seen. */
export class Discussion extends Post {
  static override tableName = 'discussions';
  title!: string;
  category!: DiscussionInput['category'];
  response_count!: number;
  last_at!: string;
  sample!: boolean;
}

/** A reply. */
export class DiscussionResponse extends Post {
  static override tableName = 'discussion_responses';
  discussion_id!: string;
}
