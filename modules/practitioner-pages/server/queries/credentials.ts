import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
import { type Reply, respond, type User } from '#core/contract/route';
import { createScanHeaders } from '#core/contract/scans';
import type { Core } from '#core/contract/server';
import type { CredentialFilters, CredentialQuery, CredentialRow } from '../../schemas/credential';
import type { CredentialSort } from '../../schemas/values';
import { documentContext } from '../actions/add-credential';
import { documentKey } from '../jobs/remove-documents';
import { Credential } from '../models/credential';
import { Page } from '../models/page';
import { toCredentialView } from '../views/credential';

/** A practitioner's own credential. Throws 404. */
export const getOwnCredential = async (db: Knex, userId: string, id: string): Promise<Credential> => {
  const row = await Credential.query(db).findOne({ id, user_id: userId });
  if (!row) throw notFound('credential');
  return row;
};

/** A credential for its practitioner, or for those who check it. Throws 404. */
export const getReadableCredential = async (db: Knex, user: User, id: string): Promise<Credential> => {
  if (!user.permissions.has('practitioner-pages.review')) return getOwnCredential(db, user.id, id);
  const row = await Credential.query(db).findById(id);
  if (!row) throw notFound('credential');
  return row;
};

/** The document as it was handed in. Throws 404 where there is none. */
export const openDocument = async (core: Core, { fileId, type, userId }: Credential) => {
  const stored = fileId === null ? null : await core.storage.get(documentKey(fileId));
  if (!stored || fileId === null || type === null) throw notFound('document');
  return { bytes: await core.vault.decrypt(core.db, userId, documentContext(fileId), stored), type };
};

/** The document; a reading by staff is recorded before it leaves. */
export const readDocument = async (core: Core, user: User, row: Credential): Promise<Reply<unknown>> => {
  const { bytes, type } = await openDocument(core, row);
  if (row.userId !== user.id)
    await core.db.transaction((trx) =>
      core.audit.record(trx, {
        actor: user.id,
        action: 'practitioner-pages.document-read',
        subject: row.userId,
        object: `credential:${row.id}`,
      }),
    );
  return respond<unknown>(bytes, { headers: createScanHeaders('credential', type) });
};

const toRows = async (core: Core, db: Knex, rows: readonly Credential[]): Promise<CredentialRow[]> => {
  const userIds = rows.map(({ userId }) => userId);
  const names = await core.people.names(userIds);
  const pages = await Page.query(db).whereIn('user_id', userIds).select('id', 'user_id');
  return rows.map((row) => {
    const person = names.get(row.userId);
    return {
      ...toCredentialView(row),
      name: person ? `${person.firstName} ${person.lastName}`.trim() : '',
      pageId: pages.find(({ userId }) => userId === row.userId)?.id ?? null,
      createdAt: row.createdAt,
    };
  });
};

/** A credential for those who check all of them. Throws 404. */
export const getStudioCredential = async (core: Core, db: Knex, id: string): Promise<CredentialRow> => {
  const row = await Credential.query(db).findById(id);
  const [view] = row ? await toRows(core, db, [row]) : [];
  if (!view) throw notFound('credential');
  return view;
};

const personName = "lower(trim(coalesce(person.first_name, '') || ' ' || coalesce(person.last_name, '')))";
const id = { sql: 'c.id', type: 'uuid' } as const;
const handedIn = { sql: 'c.created_at', type: 'instant' } as const;
const orders: Readonly<Record<CredentialSort, ListOrder>> = {
  waiting: { by: [handedIn, id], descending: false },
  newest: { by: [handedIn, id], descending: true },
  // As an index holds it; what does not expire comes last.
  expires: {
    by: [{ sql: "(coalesce(c.expires_on, date '9999-12-31') - date '2000-01-01')", type: 'integer' }, id],
    descending: false,
  },
  name: { by: [{ sql: personName, type: 'text' }, id], descending: false },
};
const soonDays = 60;

const fitting = (core: Core, db: Knex, { q, state, expiry }: CredentialFilters): Knex.QueryBuilder =>
  db('practitioner_credentials as c')
    .leftJoin(core.people.accounts(db, 'practitioner').as('person'), 'person.id', 'c.user_id')
    .modify((query) => {
      const pattern = toSearchPattern(q);
      if (pattern)
        query.where((any) =>
          any
            .whereILike('c.title', pattern)
            .orWhereILike('c.issuer', pattern)
            .orWhereRaw(`${personName} ilike ?`, [pattern]),
        );
      if (state) query.where('c.state', state);
      if (expiry === 'soon') query.whereRaw('c.expires_on between current_date and current_date + ?::int', [soonDays]);
      if (expiry === 'over') query.whereRaw('c.expires_on < current_date');
      if (expiry === 'never') query.whereNull('c.expires_on');
    })
    .select('c.*');

/** One page of all credentials, those that wait longest first unless another order is asked for. */
export const listStudioCredentials = async (
  core: Core,
  db: Knex,
  query: CredentialQuery,
): Promise<ListPage<CredentialRow>> => {
  const { rows, next } = await readListPage<object>(
    db,
    fitting(core, db, query),
    orders[query.sort ?? 'waiting'],
    query,
  );
  return {
    rows: await toRows(
      core,
      db,
      rows.map((row) => Credential.fromDatabaseJson(row)),
    ),
    next,
  };
};
