import type { Knex } from 'knex';
import { conflict, notFound, Problem } from '../../../contract/errors';
import { implement } from '../../../contract/implement';
import { type Route, respond } from '../../../contract/route';
import type { ExportView } from '../../../schemas/account';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import { enqueue } from '../../jobs/enqueue';
import { requireFresh } from '../fresh';
import type { AccountParts } from '../parts';
import { archiveKey, archivePlace, exportJobName } from './job';

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly status: 'preparing' | 'ready' | 'failed';
  readonly bytes: number | string | null;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly over: boolean | null;
}

const exportsOf = (db: Knex, userId: string): Knex.QueryBuilder<object, Row[]> =>
  db('account_exports')
    .where({ user_id: userId })
    .select('id', 'user_id', 'status', 'bytes', 'created_at', 'expires_at', db.raw('expires_at <= now() as over'));

const view = ({ id, status, bytes, created_at, expires_at, over }: Row): ExportView => ({
  id,
  status: over ? 'expired' : status,
  bytes: bytes === null ? null : Number(bytes),
  createdAt: created_at,
  expiresAt: expires_at,
});

/** `POST /api/account/export`: begins to gather everything; while one is being made the same one comes back. */
const askRoute = ({ audit }: AccountParts): Route =>
  implement(api.requestExport, contract.requestExport, {
    access: { signedIn: true },
    limit: { points: 10, seconds: 24 * 3600, by: 'person' },
    load: ({ db }) => requireFresh(db),
    handle: async ({ user, trx, request }) => {
      // Two clicks at once wait for each other here.
      await trx('users').where({ id: user.id }).forUpdate().first('id');
      const running = await exportsOf(trx, user.id).where({ status: 'preparing' }).first<Row | undefined>();
      if (running) return view(running);
      const [made] = await trx('account_exports').insert({ user_id: user.id }).returning<{ id: string }[]>('id');
      const id = made?.id ?? '';
      await enqueue(trx, exportJobName, { id }, { key: `export:${id}`, maxAttempts: 6 });
      await audit(trx, { actor: user.id, action: 'export.asked', subject: user.id, object: id }, request.id);
      return view(await exportsOf(trx, user.id).where({ id }).first<Row>());
    },
  });

const load = async ({ user, params, db }: { user: { id: string }; params: { id: string }; db: Knex }) => {
  const row = await exportsOf(db, user.id).where({ id: params.id }).first<Row | undefined>();
  if (!row) throw notFound('export');
  if (row.over)
    throw new Problem(410, 'export-expired', 'This export was there for 24 hours and is gone. Ask for a new one.');
  return row;
};

/** `GET /api/account/exports`: the last ones, newest first. */
const listRoute = implement(api.listExports, contract.listExports, {
  access: { signedIn: true },
  handle: async ({ user, trx }) =>
    (await exportsOf(trx, user.id).orderBy('created_at', 'desc').orderBy('id').limit(10)).map(view),
});

/** `GET /api/account/exports/{id}`: how far it is; 410 once its time is over. */
const readRoute = implement(api.getExport, contract.getExport, {
  access: { signedIn: true },
  load,
  handle: async ({ loaded }) => view(loaded),
});

/** `GET /api/account/exports/{id}/archive`: the archive. An open computer alone does not get it. */
const fetchRoute = ({ vault, storage, audit }: AccountParts): Route =>
  implement(api.downloadExport, contract.downloadExport, {
    access: { signedIn: true },
    load: async (asked) => {
      const row = await load(asked);
      await requireFresh(asked.db);
      return row;
    },
    handle: async ({ user, loaded, trx: db, request }) => {
      const sealed = loaded.status === 'ready' ? await storage.get(archiveKey(loaded.id)) : null;
      if (!sealed) throw conflict('export-not-ready', 'This export is not ready yet. You get a mail when it is.');
      const body = await vault.open(db, user.id, archivePlace(loaded.id), sealed);
      await audit(db, { actor: user.id, action: 'export.fetched', subject: user.id, object: loaded.id }, request.id);
      return respond(body, {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="hedo-${loaded.created_at.slice(0, 10)}.zip"`,
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    },
  });

export const exportRoutes = (parts: AccountParts): readonly Route[] => [
  askRoute(parts),
  listRoute,
  readRoute,
  fetchRoute(parts),
];
