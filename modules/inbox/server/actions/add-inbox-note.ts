import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { inboxItemChanged } from '../../schemas/events';
import type { InboxNote, NoteInput } from '../../schemas/items';
import { ItemNote } from '../models/inbox';
import { encryptText } from '../queries/encryption';
import { toNoteView } from '../queries/item-view';
import type { OpenItem } from '../queries/sources';
import { listStaff } from '../queries/staff';
import { mentionMail } from '../views/mails';

/** Adds a note of the team. Whoever is mentioned gets a mail that leads to the item; what the note says stays here. */
export const addInboxNote = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  { kind, id, source, facts: { personId } }: OpenItem,
  { text, mentions = [] }: NoteInput,
): Promise<InboxNote> => {
  const noteId = randomUUID();
  const row = await ItemNote.query(trx).insertAndFetch({
    id: noteId,
    kind,
    sourceId: id,
    authorId: user.id,
    personId,
    textSealed: await encryptText(core, trx, { table: 'inbox_notes', id: noteId, personId }, text.trim()),
  });
  const staff = new Set((await listStaff(core, trx)).map((one) => one.id));
  for (const userId of mentions.filter((one) => staff.has(one))) {
    await trx('inbox_mentions').insert({ note_id: noteId, user_id: userId });
    const contact = userId === user.id ? null : await core.people.contact(trx, userId);
    if (contact) await core.mail.send(trx, mentionMail(core, contact.email, { label: source.label, kind, id }));
  }
  await core.events.emit(trx, inboxItemChanged, { kind, id });
  return toNoteView(core, trx, row);
};
