import type { Core } from '#core/contract/server';
import type { InboxFacts, InboxSource } from '#modules/inbox/public';
import { ContactRequest } from './models/contact-request';

/** Wishes to be contacted: the first view of the team's inbox. */
export const contactWishes = (core: Core): InboxSource => ({
  kind: 'contact-wish',
  rank: 0,
  permission: 'safety.answer-contact-requests',
  label: 'Asks to be contacted',
  hasOwnAssignee: true,
  isInternal: true,
  hasOwnView: true,
  changes: { channel: 'admin:contact-requests', event: 'contact-requests.changed' },
  rows: async (db) => ({
    query: db('safety_contact_requests').select(
      db.raw('id::text as id'),
      'requested_at as at',
      'due_at',
      db.raw('(closed_at is not null or withdrawn_at is not null) as done'),
      db.raw("'' as search"),
      db.raw('user_id::text as person'),
      'acknowledged_by as assignee',
    ),
  }),
  describe: async (db, ids) => {
    const rows = await ContactRequest.query(db).findByIds([...ids]);
    const names = await core.people.names(rows.map(({ userId }) => userId));
    return new Map(
      rows.map(({ id, userId, acknowledgedAt, withdrawnAt }): [string, InboxFacts] => {
        const person = names.get(userId);
        const detail = withdrawnAt
          ? 'Withdrawn'
          : acknowledgedAt
            ? 'Somebody has taken it on'
            : 'Nobody has answered yet';
        return [
          id,
          {
            title: person ? `${person.firstName} ${person.lastName}`.trim() : 'An account that is gone',
            detail,
            email: null,
            personId: userId,
            href: `/management/contact-requests?request=${id}`,
          },
        ];
      }),
    );
  },
});
