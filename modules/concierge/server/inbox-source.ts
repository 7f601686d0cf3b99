import type { Core } from '#core/contract/server';
import type { InboxFacts, InboxSource } from '#modules/inbox/public';
import { Booking } from './models/booking';

/** Quotes that people asked for: done once the concierge has answered. */
export const quoteSource = (core: Core): InboxSource => ({
  kind: 'quote',
  rank: 20,
  permission: 'concierge.answer',
  label: 'Quote request',
  rows: async (db) => ({
    query: db('bookings').select(
      db.raw('id::text as id'),
      'created_at as at',
      db.raw('null::timestamptz as due_at'),
      db.raw("(status <> 'requested') as done"),
      db.raw('lower(reference) as search'),
      db.raw('user_id::text as person'),
      db.raw('null::uuid as assignee'),
    ),
  }),
  describe: async (db, ids) => {
    const rows = await Booking.query(db).findByIds([...ids]);
    const facts = new Map<string, InboxFacts>();
    for (const { id, title, reference, userId } of rows) {
      const contact = userId === null ? null : await core.people.contact(db, userId);
      const name = contact ? `${contact.firstName} ${contact.lastName}`.trim() : reference;
      facts.set(id, {
        title: name,
        detail: `${title} · ${reference}`,
        email: contact?.email ?? null,
        personId: userId,
        href: `/bookings/${id}`,
      });
    }
    return facts;
  },
});
