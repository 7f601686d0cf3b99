import type { Core } from '#core/contract/server';
import type { InboxFacts, InboxSource } from '../public';
import { ItemMessage } from './models/inbox';
import { decryptMessage } from './queries/encryption';

/** Mails that answer none of ours. */
export const ownMailKind = 'mail';

/** Mails to the inbound address that belong to no other item. They wait while nobody has read or answered them. */
export const mailSource = (core: Core): InboxSource => ({
  kind: ownMailKind,
  rank: 40,
  permission: 'inbox.work',
  label: 'Mail',
  // The mails of an item are all there is of it.
  hasOwnView: true,
  rows: async (db) => ({
    query: db('inbox_messages')
      .where({ kind: ownMailKind, direction: 'in' })
      .whereRaw('id::text = source_id')
      .select(
        'source_id as id',
        'created_at as at',
        db.raw('null::timestamptz as due_at'),
        db.raw('true as done'),
        db.raw("'' as search"),
        db.raw('null::text as person'),
        db.raw('null::uuid as assignee'),
      ),
  }),
  describe: async (db, ids) => {
    const facts = new Map<string, InboxFacts>();
    for (const row of await ItemMessage.query(db)
      .where({ kind: ownMailKind, direction: 'in' })
      .whereRaw('id::text = source_id and source_id = any(?)', [[...ids]])) {
      const { address, subject } = await decryptMessage(core, db, row);
      const href = `/management/inbox?item=${ownMailKind}~${row.sourceId}`;
      facts.set(row.sourceId, { title: address, detail: subject, email: address, personId: null, href });
    }
    return facts;
  },
});
