import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import { implement } from '#core/contract/implement';
import { type Route, respond } from '#core/contract/route';
import * as contract from '#core/schemas/contracts';
import * as api from '#core/schemas/endpoints';
import { revokeSessions } from '#core/server/auth/sessions';
import type { AdminParts } from '#core/server/break-glass/parts';
import { changePerson } from '../actions/change-person';
import { peoplePage } from '#core/server/accounts/list-accounts';

const access = { permission: 'core.manage-people' } as const;
const noStore = { 'Cache-Control': 'no-store' } as const;

const exists = async ({ params, db }: { params: { id: string }; db: Knex }): Promise<string> => {
  const row = await db('users')
    .where({ id: params.id })
    .whereNull('deleted_at')
    .first<{ id: string } | undefined>('id');
  if (!row) throw notFound('person');
  return row.id;
};

/** `GET /api/admin/users`: everybody with an account; addresses are personal, so each page read is on record. */
const listRoute = ({ audit }: AdminParts): Route =>
  implement(api.listPeople, contract.listPeople, {
    access,
    handle: async ({ user, query, trx: db, request }) => {
      const { people, next } = await peoplePage(db, query);
      const detail = { count: people.length, searched: query.q !== undefined, role: query.role ?? null };
      await audit(db, { actor: user.id, action: 'people.listed', detail }, request.id);
      const { cursor: _, ...same } = query;
      return respond([...people], {
        next: next === null ? null : toPath(api.listPeople, { query: { ...same, cursor: next } }),
        headers: noStore,
      });
    },
  });

/** `PATCH /api/admin/users/{id}`: role and suspension; `If-Match` takes the view's `version`. */
const changeRoute = (parts: AdminParts): Route =>
  implement(api.changePerson, contract.changePerson, {
    access,
    load: exists,
    handle: async ({ user, body, loaded, trx, request }) => {
      const view = await changePerson(parts, trx, {
        actor: user.id,
        id: loaded,
        change: body,
        ifMatch: request.ifMatch,
        requestId: request.id,
      });
      return respond(view, { etag: view.version, headers: noStore });
    },
  });

/** `DELETE /api/admin/users/{id}/sessions`: signs a person out everywhere, for a lost phone; the account stays as it is. */
const signOutRoute = ({ audit }: AdminParts): Route =>
  implement(api.endSessionsOfPerson, contract.endSessionsOfPerson, {
    access,
    load: exists,
    handle: async ({ user, loaded, trx, request }) => {
      await revokeSessions(trx, loaded);
      await audit(trx, { actor: user.id, action: 'sessions.revoked', subject: loaded }, request.id);
    },
  });

/** The team's list of people and what it may change about them. */
export const peopleRoutes = (parts: AdminParts): readonly Route[] => [
  listRoute(parts),
  changeRoute(parts),
  signOutRoute(parts),
];
