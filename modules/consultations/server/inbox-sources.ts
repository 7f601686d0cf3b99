import type { InboxFacts, InboxSource } from '#modules/inbox/public';
import type { RequestKind } from '../schemas/names';
import { answerHours } from '../schemas/values';
import { ConsultationRequest } from './models/consultation-request';

interface RequestsOf {
  readonly kind: string;
  readonly rank: number;
  readonly label: string;
  readonly of: readonly RequestKind[];
}

const requestsOf = ({ kind, rank, label, of }: RequestsOf): InboxSource => ({
  kind,
  rank,
  permission: 'consultations.manage',
  label,
  hasOwnView: true,
  changes: { channel: 'admin:consultations', event: 'consultations.changed' },
  rows: async (db) => ({
    query: db('consultation_requests')
      .whereIn('kind', [...of])
      .select(
        db.raw('id::text as id'),
        'created_at as at',
        db.raw('case when status = ? then created_at + make_interval(hours => ?) end as due_at', [
          'pending',
          answerHours,
        ]),
        db.raw("(status <> 'pending') as done"),
        'haystack as search',
        db.raw("coalesce(user_id::text, lower(nullif(email, ''))) as person"),
        db.raw('null::uuid as assignee'),
      ),
  }),
  describe: async (db, ids) =>
    new Map(
      (
        await ConsultationRequest.query(db)
          .findByIds([...ids])
          .whereIn('kind', [...of])
          .select('id', 'name', 'email', 'kind', 'reference', 'interest', 'user_id')
      ).map((row): [string, InboxFacts] => [
        row.id,
        {
          title: row.name,
          detail: [row.kind === 'assistant' ? 'Handed over by the assistant' : row.interest, row.reference]
            .filter(Boolean)
            .join(' · '),
          email: row.email || null,
          personId: row.userId,
          href: `/admin/consultations?request=${row.id}`,
        },
      ]),
    ),
});

/** What people asked the team; done once somebody has looked at it. */
export const consultationSources: readonly InboxSource[] = [
  requestsOf({ kind: 'consultation', rank: 11, label: 'Consultation', of: ['consultation'] }),
  requestsOf({ kind: 'contact', rank: 12, label: 'Contact', of: ['contact', 'assistant'] }),
];
