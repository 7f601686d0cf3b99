import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { initialsOf } from '#modules/matching/public';
import { readSupervisedNotes } from '../../schemas/endpoints';
import type { NoteQuery } from '../../schemas/notes';
import type { SupervisionView } from '../../schemas/supervisions';
import { Supervision } from '../models/supervision';
import { getClient, listPractitionerNames } from './clients';
import { listClientNotes } from './notes';

const iso = (instant: string): string => new Date(instant).toISOString();

/** Supervisions with the names of all three, in the order given. */
export const viewSupervisions = async (core: Core, rows: readonly Supervision[]): Promise<SupervisionView[]> => {
  const ids = rows.flatMap((row) => [row.practitionerUserId, row.supervisorUserId]);
  const names = await listPractitionerNames(core, ids);
  const clients = await core.people.names([...new Set(rows.map(({ clientId }) => clientId))]);
  return rows.map((row) => {
    const client = clients.get(row.clientId);
    return {
      id: row.id,
      state: row.state,
      practitionerName: names.get(row.practitionerUserId) ?? '',
      supervisorName: names.get(row.supervisorUserId) ?? '',
      initials: client ? initialsOf(client, false) : null,
      askedAt: iso(row.askedAt),
      answeredAt: row.answeredAt && iso(row.answeredAt),
      lastReadAt: row.lastReadAt && iso(row.lastReadAt),
    };
  });
};

export const viewSupervision = async (core: Core, row: Supervision): Promise<SupervisionView> => {
  const [view] = await viewSupervisions(core, [row]);
  if (!view) throw new Error(`supervision ${row.id} is gone`);
  return view;
};

const newestFirst = (db: Knex) =>
  Supervision.query(db)
    .orderBy([
      { column: 'asked_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(200);

/** Of the work with one client. */
export const listOfMatch = (db: Knex, matchId: string): Promise<Supervision[]> =>
  newestFirst(db).where({ match_id: matchId }).execute();

/** What a client is asked and has agreed to, also to what has ended; for a supervisor what they may read. */
export const listOwnSupervisions = (db: Knex, { id, role }: User): Promise<Supervision[]> =>
  newestFirst(db)
    .where(role === 'client' ? { client_id: id } : { supervisor_user_id: id, state: 'agreed' })
    .execute();

/** A supervision, to one of the three. */
const ofUser = (db: Knex, user: User, id: string) =>
  Supervision.query(db)
    .findById(id)
    .where((any) =>
      user.role === 'client'
        ? any.where({ client_id: user.id })
        : any.where({ practitioner_user_id: user.id }).orWhere({ supervisor_user_id: user.id, state: 'agreed' }),
    );

/** Throws 404. */
export const getSupervision = async (db: Knex, user: User, id: string): Promise<Supervision> => {
  const row = await ofUser(db, user, id);
  if (!row) throw notFound('supervision');
  return row;
};

/** The same, locked for a change. */
export const lockSupervision = async (trx: Knex.Transaction, user: User, id: string): Promise<Supervision> => {
  const row = await ofUser(trx, user, id).forUpdate();
  if (!row) throw notFound('supervision');
  return row;
};

/** What a supervisor may read right now: agreed to by the client, who still works with the practitioner. Throws 404. */
export const getReadable = async (core: Core, db: Knex, userId: string, id: string): Promise<Supervision> => {
  const row = await Supervision.query(db).findOne({ id, supervisor_user_id: userId, state: 'agreed' });
  if (!row) throw notFound('supervision');
  await getClient(core, db, row.practitionerUserId, row.matchId);
  return row;
};

/** One page of the notes about the client; that they were read stands in the audit log, and the client sees when. */
export const readNotes = async (core: Core, trx: Knex.Transaction, row: Supervision, query: NoteQuery) => {
  const { id, matchId, clientId: clientUserId, practitionerUserId, supervisorUserId } = row;
  const { rows, next } = await listClientNotes(core, { matchId, clientUserId, practitionerUserId }, query);
  await Supervision.query(trx).patch({ lastReadAt: new Date().toISOString() }).where({ id });
  await core.audit.record(trx, {
    actor: supervisorUserId,
    action: 'practice-note.supervised',
    subject: clientUserId,
    object: `supervision:${id}`,
    detail: { count: rows.length },
  });
  const cursor = rows.at(-1)?.id;
  const { limit = 20 } = query;
  return {
    rows,
    next: next && cursor ? toPath(readSupervisedNotes, { params: { id }, query: { limit, cursor } }) : null,
  };
};
