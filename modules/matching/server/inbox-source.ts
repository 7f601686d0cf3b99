import type { InboxFacts, InboxSource } from '#modules/inbox/public';
import { Match } from './models/match';
import { Practitioner } from './models/practitioner';

/**
 * Requests that wait for a practitioner: the team can remind who was asked. Who asks is between the two until it is accepted, so the
 * list names the practitioner alone.
 */
export const requestSource: InboxSource = {
  kind: 'match-request',
  rank: 25,
  permission: 'matching.team',
  label: 'Request to a practitioner',
  isInternal: true,
  rows: async (db) => ({
    query: db('matches')
      .whereNotNull('requested_at')
      .where({ sample: false })
      .select(
        db.raw('id::text as id'),
        'requested_at as at',
        db.raw('null::timestamptz as due_at'),
        db.raw("(status <> 'requested') as done"),
        db.raw("'' as search"),
        db.raw('null::text as person'),
        db.raw('null::uuid as assignee'),
      ),
  }),
  describe: async (db, ids) => {
    const rows = await Match.query(db)
      .findByIds([...ids])
      .select('id', 'practitioner_id', 'status');
    const practitioners = await Practitioner.query(db)
      .findByIds(rows.map(({ practitionerId }) => practitionerId))
      .select('id', 'name');
    return new Map(
      rows.map(({ id, practitionerId, status }): [string, InboxFacts] => {
        const name = practitioners.find((one) => one.id === practitionerId)?.name ?? '';
        return [
          id,
          {
            title: name,
            detail: status === 'requested' ? 'Has not answered a request yet' : 'The request is answered or over',
            email: null,
            personId: null,
            href: `/team-portal/practitioners?${new URLSearchParams({ q: name })}`,
          },
        ];
      }),
    );
  },
};
