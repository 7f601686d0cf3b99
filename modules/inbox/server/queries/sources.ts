import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { type InboxFacts, type InboxSource, inboxSources } from '../../public';
import type { ItemRef } from '../../schemas/items';

/** All sources, in the order of their kinds. */
export const listSources = (core: Core): readonly InboxSource[] =>
  core.ports(inboxSources).toSorted((one, other) => one.rank - other.rank);

/** The sources whose items this person may see. */
export const listVisibleSources = (core: Core, user: User): readonly InboxSource[] =>
  listSources(core).filter(({ permission }) => user.permissions.has(permission));

/** An item that this person may see, with what is known of it. */
export interface OpenItem extends ItemRef {
  readonly source: InboxSource;
  readonly facts: InboxFacts;
}

/** Throws 404 for kinds whose source this person may not see, and for what is not there. */
export const findItem = async (core: Core, user: User, { kind, id }: ItemRef): Promise<OpenItem> => {
  const source = listVisibleSources(core, user).find((one) => one.kind === kind);
  const facts = (await source?.describe(core.db, [id]))?.get(id);
  if (!source || !facts) throw notFound('item');
  return { kind, id, source, facts };
};
