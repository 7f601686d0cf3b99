import type { Core, Job } from '#core/contract/server';
import { Credential } from '../models/credential';
import { credentialMail } from '../page-mails';

/** Days before the last one on which a practitioner is reminded. */
const remindDays = 30;
const atOnce = 500;

/** Takes the mark off credentials that have expired, and reminds of those that soon will. */
export const createExpireCredentials = (core: Core): Job => ({
  name: 'expire-credentials',
  cron: '20 3 * * *',
  run: async () => {
    const tell = async (row: Credential, what: 'expired' | 'expiring', fields: Partial<Credential>) =>
      core.db.transaction(async (trx) => {
        const changed = await Credential.query(trx)
          .patch(fields)
          .where({ id: row.id, version: row.version, state: row.state })
          .modify((query) => {
            if (what === 'expiring') query.whereNull('reminded_at');
          });
        const person = changed > 0 ? await core.people.contact(trx, row.userId) : null;
        if (person) await core.mail.send(trx, credentialMail(person.email, what, row.title, core.config.baseUrl));
      });
    const expired = await Credential.query(core.db)
      .whereIn('state', ['checked', 'uploaded'])
      .whereRaw('expires_on < current_date')
      .orderBy('expires_on')
      .limit(atOnce);
    for (const row of expired) await tell(row, 'expired', { state: 'expired', version: row.version + 1 });
    const expiring = await Credential.query(core.db)
      .where({ state: 'checked' })
      .whereNull('reminded_at')
      .whereRaw(`expires_on between current_date and current_date + ${remindDays}`)
      .orderBy('expires_on')
      .limit(atOnce);
    for (const row of expiring) await tell(row, 'expiring', { remindedAt: new Date().toISOString() });
  },
});
