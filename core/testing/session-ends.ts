import type { Knex } from 'knex';
import { createHostAccounts } from '../server/accounts/host-accounts';
import { hostErasureProvider } from '../server/accounts/host-person';
import { issueToken } from '../server/auth/one-time-tokens';
import { revokeSessions } from '../server/auth/sessions';
import { emitEvent } from '../server/events/outbox';
import type { Config } from '../server/host';
import type { Client } from './client';

/** A session that is about to end, with whoever can end it. */
export interface EndingSession {
  readonly knex: Knex;
  /** The person in the tab whose socket is open; `session` is its public id. */
  readonly tab: Client;
  readonly session: string;
  /** The same person signed in somewhere else. */
  readonly elsewhere: Client;
  readonly password: string;
  runJobs(): Promise<void>;
}

const expectStatus = async (answer: Promise<{ readonly status: number }>, status: number): Promise<void> => {
  const found = (await answer).status;
  if (found !== status) throw new Error(`answered ${found} instead of ${status}`);
};
const set = (knex: Knex, id: string, column: 'expires_at' | 'last_seen_at', ago: string) =>
  knex('sessions')
    .where({ id })
    .update({ [column]: knex.raw(`now() - interval '${ago}'`) });
const accountsOf = (knex: Knex) =>
  createHostAccounts({ oidc: null } as Config, knex, (trx, event, payload) =>
    emitEvent(trx, [], event, payload as object),
  );

/** As a module asks for it by the host's port. */
const leave = (knex: Knex, id: string, when: 'schedule' | 'begin'): Promise<string> =>
  knex.transaction((trx) => hostErasureProvider[when](trx, { id, role: 'client' }, 14));

/** Every way in which a session ends. A new one belongs here: the generated tests then try what its socket still hears and says. */
export const sessionEnds: Readonly<Record<string, (ending: EndingSession) => Promise<unknown>>> = {
  'sign-out in the same tab': ({ tab }) => expectStatus(tab.get('/api/logout'), 302),
  'being signed out from the list of sessions': ({ elsewhere, session }) =>
    expectStatus(elsewhere.delete(`/api/account/sessions/${session}`), 204),
  'signing all others out': ({ elsewhere }) => expectStatus(elsewhere.delete('/api/account/sessions'), 204),
  'a changed password': ({ elsewhere, password }) =>
    expectStatus(
      elsewhere.post('/api/account/password', { currentPassword: password, newPassword: 'nine open windows 52' }),
      204,
    ),
  'a password chosen by a mailed link': async ({ knex, tab }) =>
    expectStatus(
      tab.post('/api/auth/reset', {
        token: await issueToken(knex, 'set-password', tab.userId),
        password: 'nine open windows 52',
      }),
      204,
    ),
  // The three ways of staff, as a module reaches them by the host's port.
  'being signed out by an admin': ({ knex, tab }) =>
    knex.transaction((trx) => accountsOf(knex).endSessions(trx, tab.userId)),
  suspension: ({ knex, tab }) =>
    knex.transaction((trx) => accountsOf(knex).change(trx, tab.userId, { suspended: true })),
  'another role': ({ knex, tab }) =>
    knex.transaction((trx) => accountsOf(knex).change(trx, tab.userId, { role: 'practitioner' })),
  'deletion in two weeks': ({ knex, tab }) => leave(knex, tab.userId, 'schedule'),
  'deletion at once': ({ knex, tab }) => leave(knex, tab.userId, 'begin'),
  'erasure by the job alone': async ({ knex, tab, runJobs }) => {
    await knex('users')
      .where({ id: tab.userId })
      .update({ deletion_due_at: knex.raw("now() - interval '1 minute'") });
    await knex.raw("select graphile_worker.add_job('core.sweep-accounts')");
    await runJobs();
  },
  'the removal of the person': async ({ knex, tab }) => void (await knex('users').where({ id: tab.userId }).delete()),
  'thirty days': async ({ knex, session }) => void (await set(knex, session, 'expires_at', '1 second')),
  'fourteen days without use': async ({ knex, session }) =>
    void (await set(knex, session, 'last_seen_at', '14 days 1 second')),
  'a command of the operator': ({ knex, tab }) => revokeSessions(knex, tab.userId),
};
