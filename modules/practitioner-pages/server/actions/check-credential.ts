import type { Knex } from 'knex';
import { invalid, notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { CredentialCheck } from '../../schemas/credential';
import { Credential } from '../models/credential';
import { credentialMail } from '../page-mails';
import { toCredentialView } from '../views/credential';

/** Notes what an admin found in the document; its practitioner gets a mail. */
export const checkCredential = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  { accepted, note }: CredentialCheck,
  ifMatch: string | null,
): Promise<Credential> => {
  const row = await Credential.query(trx).findById(id).forUpdate();
  if (!row) throw notFound('credential');
  if (ifMatch !== String(row.version)) throw preconditionFailed(toCredentialView(row));
  const today = new Date().toISOString().slice(0, 10);
  if (accepted && row.expiresOn !== null && row.expiresOn < today)
    throw invalid('accepted', 'This credential has expired. It cannot be marked as checked.');
  if (!accepted && note.trim() === '') throw invalid('note', 'Say why it is refused.');
  const checked = await Credential.query(trx).patchAndFetchById(id, {
    ...{ state: accepted ? 'checked' : 'refused', note: accepted ? null : note.trim() },
    ...{ checkedBy: user.id, checkedAt: new Date().toISOString(), version: row.version + 1 },
  });
  await core.audit.record(trx, {
    actor: user.id,
    action: accepted ? 'practitioner-pages.credential-checked' : 'practitioner-pages.credential-refused',
    subject: row.userId,
    object: `credential:${id}`,
  });
  const person = await core.people.contact(trx, row.userId);
  if (person)
    await core.mail.send(
      trx,
      credentialMail(person.email, accepted ? 'checked' : 'refused', row.title, core.config.baseUrl),
    );
  return checked;
};
