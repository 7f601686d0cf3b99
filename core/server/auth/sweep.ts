import type { Knex } from 'knex';
import type { NamedJob } from '../jobs/worker';
import { sessionDays } from './session-store';

/** Removes what expired: sessions, provider records, one-time tokens, challenges, browsers long unused, spent rate limits and counted failures. Runs hourly. */
export const sweepJob = (knex: Knex): NamedJob => ({
  name: 'core.sweep-sign-in',
  cron: '17 * * * *',
  run: async () => {
    await knex('sessions')
      .whereRaw('expires_at < now()')
      .orWhereRaw(`last_seen_at < now() - interval '${sessionDays.idle} days'`)
      .delete();
    await knex('oidc_records').whereRaw('expires_at < now()').delete();
    await knex('passkey_challenges').whereRaw('expires_at < now()').delete();
    // Secrets for which no first code came, and browsers whose own name has expired by now.
    await knex('authenticator_apps')
      .whereNull('confirmed_at')
      .whereRaw("created_at < now() - interval '1 hour'")
      .delete();
    await knex('known_browsers').whereRaw("last_used_at < now() - interval '400 days'").delete();
    await knex('one_time_tokens').whereRaw('expires_at < now()').delete();
    // What health shows goes back a day; what the audit log has is kept there.
    await knex('failed_sign_ins').whereNotNull('audited_at').whereRaw("at < now() - interval '2 days'").delete();
    await knex('rate_limits').whereRaw('expire < (extract(epoch from now()) * 1000)::bigint').delete();
  },
});
