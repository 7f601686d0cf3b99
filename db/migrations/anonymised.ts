import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of the host become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  accounts: { password_hash: 'null' },
  ai_calls: 'left-out',
  audit_log: 'left-out',
  authenticator_apps: 'left-out',
  break_glass_grants: 'left-out',
  email_changes: 'left-out',
  failed_sign_ins: 'left-out',
  idempotency_keys: 'left-out',
  identities: 'left-out',
  known_browsers: 'left-out',
  mails: 'left-out',
  module_releases: 'left-out',
  module_reports: 'left-out',
  module_switches: 'left-out',
  outbox_events: 'left-out',
  passkey_challenges: 'left-out',
  passkeys: 'left-out',
  recovery_codes: 'left-out',
  server_keys: 'left-out',
  user_keys: 'left-out',
  users: {
    email: 'email',
    first_name: 'first-name',
    last_name: 'last-name',
    profile_image_url: 'null',
    time_zone: 'keep',
  },
};
