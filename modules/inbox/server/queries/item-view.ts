import type { Knex } from 'knex';
import { fullName } from '#core/contract/person-names';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { InboxItemView, InboxMessage, InboxNote } from '../../schemas/items';
import { ItemMessage, ItemNote, ItemState } from '../models/inbox';
import { decryptMessage, decryptNote } from './encryption';
import { findItems, findOneItem } from './items';
import { listVisibleSources, type OpenItem } from './sources';

/** How a member of the team is named whose account is gone. */
const former = 'Former member of staff';

const nameOf = async (core: Core, ids: readonly (string | null)[]) => {
  const names = await core.people.names(ids.flatMap((id) => id ?? []));
  return (id: string | null): string => {
    const person = id === null ? undefined : names.get(id);
    return person ? fullName(person) : former;
  };
};

export const toNoteView = async (core: Core, db: Knex, row: ItemNote): Promise<InboxNote> => {
  const mentioned: string[] = await db('inbox_mentions').where({ note_id: row.id }).pluck('user_id');
  const name = await nameOf(core, [row.authorId, ...mentioned]);
  return {
    id: row.id,
    author: name(row.authorId),
    text: await decryptNote(core, db, row),
    mentions: mentioned.map(name),
    createdAt: row.createdAt,
  };
};

export const toMessageView = async (core: Core, db: Knex, row: ItemMessage): Promise<InboxMessage> => ({
  id: row.id,
  direction: row.direction,
  author: row.direction === 'in' ? null : (await nameOf(core, [row.authorId]))(row.authorId),
  automatic: null,
  ...(await decryptMessage(core, db, row)),
  at: row.createdAt,
});

/** Most notes and mails of one item that are shown, the newest. */
const most = 200;

/** An item with all that the team wrote and did. */
export const getItemView = async (
  core: Core,
  user: User,
  { kind, id, source, facts }: OpenItem,
  hasInbound: boolean,
): Promise<InboxItemView | null> => {
  const { db } = core;
  const item = await findOneItem(core, source, { kind, id });
  if (!item) return null;
  const sources = listVisibleSources(core, user);
  const here = { kind, source_id: id };
  const notes = [];
  for (const row of await ItemNote.query(db).where(here).orderBy('created_at', 'desc').limit(most))
    notes.push(await toNoteView(core, db, row));
  const messages = [];
  for (const row of await ItemMessage.query(db).where(here).orderBy('created_at', 'desc').limit(most))
    messages.push(await toMessageView(core, db, row));
  const state = await ItemState.query(db).findById([kind, id]);
  const merged = await findItems(
    core,
    sources,
    (items) => void items.where({ 'i.merged_kind': kind, 'i.merged_id': id }),
  );
  const { query } = await source.rows(db);
  const [own] = (await db.from(query.as('r')).where('r.id', id).select('r.person')) as { person: string | null }[];
  const person = own?.person ?? null;
  const same =
    person === null
      ? []
      : await findItems(core, sources, (items) => void items.where('s.person', person).whereNull('i.merged_kind'));
  const into = sources.find((one) => one.kind === state?.mergedKind);
  const mergedInto =
    into && state?.mergedKind && state.mergedId
      ? await findOneItem(core, into, { kind: state.mergedKind, id: state.mergedId })
      : undefined;
  return {
    item,
    email: source.isInternal ? null : facts.email,
    hasOwnAssignee: source.hasOwnAssignee ?? false,
    hasOwnView: source.hasOwnView ?? false,
    hasInbound,
    messages: messages.toReversed(),
    notes,
    related: same.filter((one) => one.id !== item.id),
    merged,
    mergedInto: mergedInto ?? null,
  };
};
