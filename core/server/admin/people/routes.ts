import { Type } from '@sinclair/typebox';
import type { Knex } from 'knex';
import { notFound } from '../../../contract/errors';
import { type Route, respond, route } from '../../../contract/route';
import { revokeSessions } from '../../auth/sessions';
import type { AdminParts } from '../parts';
import { changePerson } from './change';
import { peoplePage } from './list';
import { PeopleQuery, PersonChange, PersonParams, PersonView } from './schemas';

const access = { permission: 'core.manage-people' } as const;
const path = '/api/admin/users';
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
  route({
    method: 'get',
    path,
    access,
    query: PeopleQuery,
    reply: Type.Array(PersonView),
    handle: async ({ user, query, trx: db, request }) => {
      const { people, next } = await peoplePage(db, query);
      const detail = { count: people.length, searched: query.q !== undefined, role: query.role ?? null };
      await audit(db, { actor: user.id, action: 'people.listed', detail }, request.id);
      const { cursor: _, ...same } = query;
      const again = Object.entries(same).map(([key, value]): [string, string] => [key, String(value)]);
      return respond([...people], {
        next: next === null ? null : `${path}?${new URLSearchParams([...again, ['cursor', next]])}`,
        headers: noStore,
      });
    },
  });

/** `PATCH /api/admin/users/{id}`: role and suspension; `If-Match` takes the view's `version`. */
const changeRoute = (parts: AdminParts): Route =>
  route({
    method: 'patch',
    path: `${path}/:id`,
    access,
    params: PersonParams,
    body: PersonChange,
    reply: PersonView,
    ifMatch: 'optional',
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
  route({
    method: 'delete',
    path: `${path}/:id/sessions`,
    access,
    params: PersonParams,
    load: exists,
    handle: async ({ user, loaded, trx, request }) => {
      await revokeSessions(trx, loaded);
      await audit(trx, { actor: user.id, action: 'sessions.revoked', subject: loaded }, request.id);
      return undefined;
    },
  });

/** The team's list of people and what it may change about them. */
export const peopleRoutes = (parts: AdminParts): readonly Route[] => [
  listRoute(parts),
  changeRoute(parts),
  signOutRoute(parts),
];
