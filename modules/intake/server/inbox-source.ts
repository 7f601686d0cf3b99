import type { InboxFacts, InboxSource } from '#modules/inbox/public';
import { Intake } from './models/intake';

const paths = { self: 'Alone', practitioner: 'With a practitioner', hospitality: 'At a retreat' } as const;

/** Questionnaires that came in: done once there is a plan. */
export const intakeSource: InboxSource = {
  kind: 'intake',
  rank: 10,
  permission: 'intake.manage',
  label: 'Intake',
  hasOwnAssignee: true,
  hasOwnView: true,
  changes: { channel: 'admin:intakes', event: 'intake.changed' },
  rows: async (db) => ({
    query: db('intakes').select(
      db.raw('id::text as id'),
      'submitted_at as at',
      db.raw("case when state <> 'planned' then due_at end as due_at"),
      db.raw("(state = 'planned') as done"),
      'haystack as search',
      db.raw('coalesce(user_id::text, lower(email)) as person'),
      'assigned_to as assignee',
    ),
  }),
  describe: async (db, ids) =>
    new Map(
      (
        await Intake.query(db)
          .findByIds([...ids])
          .select('id', 'first_name', 'last_name', 'email', 'journey_type', 'reference', 'user_id')
      ).map(({ id, firstName, lastName, email, journeyType, reference, userId }): [string, InboxFacts] => [
        id,
        {
          title: `${firstName} ${lastName}`.trim(),
          detail: `${paths[journeyType]} · ${reference}`,
          email,
          personId: userId,
          href: `/admin/intakes?intake=${id}`,
        },
      ]),
    ),
};
