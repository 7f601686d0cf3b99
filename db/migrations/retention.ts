import type { RetainedTables } from '#core/contract/retention';
import { sessionDays } from '#core/server/auth/session-store';

/** How long rows of the host's tables are kept. */
export const retention: RetainedTables = {
  accounts: 'with the account',
  ai_calls: 'with the account',
  audit_log: {
    stays:
      'proof of who did what, which nobody may shorten; it names people by ids, which lead to nobody after an erasure',
  },
  authenticator_apps: {
    clocks: [{ keep: '1 hour', from: 'created_at', where: { confirmed_at: null } }],
    otherwise: 'with the account',
  },
  break_glass_grants: 'with the account',
  email_changes: 'with the account',
  failed_sign_ins: {
    clocks: [
      {
        keep: '2 days',
        from: 'at',
        unless: { sql: `t.audited_at is null`, why: 'it has no line in the audit log yet' },
      },
    ],
  },
  identities: 'with the account',
  idempotency_keys: { clocks: [{ keep: '24 hours', from: 'created_at' }] },
  known_browsers: { clocks: [{ keep: '400 days', from: 'last_used_at' }], otherwise: 'with the account' },
  mails: { clocks: [{ keep: '30 days', from: ['sent_at', 'dropped_at', 'failed_at'] }] },
  migrations: 'no personal data',
  migrations_lock: 'no personal data',
  module_releases: { stays: 'who published which module, and when: what runs here can be traced to them' },
  module_reports: { clocks: [{ keep: '60 days', from: 'day' }] },
  module_switches: 'no personal data',
  oidc_records: { clocks: [{ keep: '0 days', from: 'expires_at' }] },
  one_time_tokens: { clocks: [{ keep: '0 days', from: 'expires_at' }], otherwise: 'with the account' },
  outbox_events: { clocks: [{ keep: '30 days', from: 'created_at' }] },
  passkey_challenges: { clocks: [{ keep: '0 days', from: 'expires_at' }] },
  passkeys: 'with the account',
  rate_limits: { by: 'core.sweep-guards', when: 'the time that it counts for is over' },
  recovery_codes: 'with the account',
  server_keys: 'no personal data',
  sessions: {
    clocks: [
      { keep: '0 days', from: 'expires_at' },
      { keep: `${sessionDays.idle} days`, from: 'last_seen_at' },
    ],
    otherwise: 'with the account',
  },
  socket_io_attachments: {
    stays: 'pieces of messages between processes; the library that writes them deletes them after seconds',
  },
  user_keys: 'with the account',
  users: 'with the account',
};
