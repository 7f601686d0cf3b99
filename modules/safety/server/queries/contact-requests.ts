import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { ContactRequestCounts, ContactRequestQuery } from '../../schemas/contact-requests';
import * as api from '../../schemas/endpoints';
import { ContactRequest } from '../models/contact-request';
import { ContactStep } from '../models/contact-step';

/** Far more than ever wait at once. */
const mostOpen = 200;
const pageSize = 50;

const whereOpen = <Q extends QueryBuilder<ContactRequest, ContactRequest[]>>(query: Q): Q =>
  query.whereNull('closed_at').whereNull('withdrawn_at') as Q;

/** The open request of a person; undefined when there is none. */
export const findOpenRequest = (db: Knex, userId: string): Promise<ContactRequest | undefined> =>
  whereOpen(ContactRequest.query(db).where({ user_id: userId }))
    .first()
    .execute();

/** The open request of a person, or the last one that was closed within a week. */
export const findOwnRequest = (db: Knex, userId: string): Promise<ContactRequest | undefined> =>
  ContactRequest.query(db)
    .where({ user_id: userId })
    .whereNull('withdrawn_at')
    .whereRaw("(closed_at is null or closed_at > now() - interval '7 days')")
    .orderBy('requested_at', 'desc')
    .first()
    .execute();

export const getRequest = async (db: Knex, id: string): Promise<ContactRequest> => {
  const row = await ContactRequest.query(db).findById(id);
  if (!row) throw notFound('contact request');
  return row;
};

/** Open requests, those that nobody has taken on first; or a page of the others, newest first. */
export const listRequests = (db: Knex, { state, before, beforeId }: ContactRequestQuery): Promise<ContactRequest[]> => {
  const query = ContactRequest.query(db);
  if (state === 'open')
    return whereOpen(query).orderByRaw('acknowledged_at is not null, requested_at').limit(mostOpen).execute();
  if (before && beforeId) query.whereRaw('(requested_at, id) < (?::timestamptz, ?::uuid)', [before, beforeId]);
  return query
    .whereRaw('(closed_at is not null or withdrawn_at is not null)')
    .orderBy([
      { column: 'requested_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(pageSize)
    .execute();
};

/** The address of the page after a full one of closed requests; null at the end. */
export const findNextPage = (rows: readonly ContactRequest[]): string | null => {
  const last = rows.at(-1);
  if (!last || rows.length < pageSize) return null;
  return toPath(api.listRequests, { query: { state: 'closed', before: last.requestedAt, beforeId: last.id } });
};

export const countRequests = async (db: Knex): Promise<ContactRequestCounts> => {
  const { rows } = await db.raw<{
    rows: { waiting: string; overdue: string; in_progress: string; waiting_since: string | null }[];
  }>(
    `select count(*) filter (where acknowledged_at is null) as waiting,
            count(*) filter (where acknowledged_at is null and due_at < now()) as overdue,
            count(*) filter (where acknowledged_at is not null) as in_progress,
            min(requested_at) filter (where acknowledged_at is null) as waiting_since
     from safety_contact_requests where closed_at is null and withdrawn_at is null`,
  );
  const [row] = rows;
  return {
    waiting: Number(row?.waiting ?? 0),
    overdue: Number(row?.overdue ?? 0),
    inProgress: Number(row?.in_progress ?? 0),
    waitingSince: row?.waiting_since ?? null,
  };
};

export const listSteps = (db: Knex, requestId: string): Promise<ContactStep[]> =>
  ContactStep.query(db).where({ request_id: requestId }).orderBy('created_at').execute();

export const noteContext = (id: string): string => `safety_contact_steps:note:${id}`;

/** The words of a note; null for a step without one. */
export const decryptNote = (core: Core, db: Knex, userId: string, step: ContactStep): Promise<string | null> =>
  step.noteSealed === null
    ? Promise.resolve(null)
    : core.vault.decryptText(db, userId, noteContext(step.id), step.noteSealed);
