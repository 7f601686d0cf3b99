import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import { hostAccounts } from '#core/contract/host-ports';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import type { PeopleQuery } from '../../schemas/people';
import { changePerson } from '../actions/change-person';
import { endSessionsOfPerson } from '../actions/end-sessions-of-person';
import { invitePerson } from '../actions/invite-person';
import { readCursor, writeCursor } from '../views/people-cursor';
import { personColumns, toPersonView } from '../views/person';

const access = { permission: 'administration.manage-people' } as const;
const noStore = { 'Cache-Control': 'no-store' } as const;

/** The team's list of people and what it may change about them. */
export const peopleRoutes = (core: Core) => {
  const load = async ({ params, db }: { params: { id: string }; db: Knex }): Promise<string> => {
    const account = await core.port(hostAccounts).find(db, params.id);
    if (!account) throw notFound('person');
    return account.id;
  };
  const listAccounts = ({ q, role, state, sort = 'newest', limit = 50, cursor }: PeopleQuery) =>
    core.port(hostAccounts).list({
      search: q,
      role,
      suspended: state && state === 'suspended',
      sort,
      limit,
      after: cursor === undefined ? undefined : readCursor(cursor, sort !== 'name'),
    });
  return {
    // Addresses are personal, so each page read is on record.
    listPeople: implement(api.listPeople, contract.listPeople, {
      access,
      handle: async ({ user, query, trx: db, request }) => {
        const { q, role } = query;
        const { accounts, next } = await listAccounts(query);
        const detail = { count: accounts.length, searched: q !== undefined, role: role ?? null };
        await core.audit.record(db, { actor: user.id, action: 'people.listed', detail }, request.id);
        const { cursor: _, ...same } = query;
        return respond(accounts.map(toPersonView), {
          next: next && toPath(api.listPeople, { query: { ...same, cursor: writeCursor(next) } }),
          headers: noStore,
        });
      },
    }),
    exportPeople: implement(api.exportPeople, contract.exportPeople, {
      access,
      limit: { points: 10, seconds: 60, by: 'person' },
      handle: async ({ user, query, trx: db, request }) => {
        const detail = { searched: query.q !== undefined, role: query.role ?? null };
        await core.audit.record(db, { actor: user.id, action: 'people.exported', detail }, request.id);
        return respondWithCsv('people.csv', personColumns, async (after) => {
          const page = { ...query, limit: csvPageSize, ...(after !== undefined && { cursor: after }) };
          const { accounts, next } = await listAccounts(page);
          return { rows: accounts.map(toPersonView), next: next && writeCursor(next) };
        });
      },
    }),
    // `If-Match` takes the view's `version`.
    changePerson: implement(api.changePerson, contract.changePerson, {
      access,
      recentSignIn: true,
      load,
      handle: async ({ user, body, loaded: id, trx, request }) => {
        const view = await changePerson(core, trx, { actor: user.id, id }, body, request);
        return respond(view, { etag: view.version, headers: noStore });
      },
    }),
    invitePerson: implement(api.invitePerson, contract.invitePerson, {
      access,
      recentSignIn: true,
      limit: { points: 60, seconds: 3600, by: 'person' },
      load,
      handle: async ({ user, body, loaded: id, trx, request }) =>
        respond(await invitePerson(core, trx, { actor: user.id, id }, body, request.id), { headers: noStore }),
    }),
    endSessionsOfPerson: implement(api.endSessionsOfPerson, contract.endSessionsOfPerson, {
      access,
      recentSignIn: true,
      load,
      handle: ({ user, loaded: id, trx, request }) =>
        endSessionsOfPerson(core, trx, { actor: user.id, id }, request.id),
    }),
  };
};
