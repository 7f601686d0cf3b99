import type { Knex } from 'knex';
import { raw } from 'objection';
import type { Core } from '#core/contract/server';
import { mailAddress } from '../../lib/mail-address';
import { resumeMail, signInMail } from '../mails';
import { ResumeLink } from '../models/intake-draft';
import { type Holder, openDraft } from '../queries/draft-access';
import { hashOf, newToken } from '../tokens';

/** Links for one draft, and mails to one address, within a day. */
const aDay = { draft: 5, address: 5 } as const;
const lifetime = "now() + interval '7 days'";

const sentToday = (trx: Knex, where: { draft_id: string } | { email: string }): Promise<number> =>
  ResumeLink.query(trx).where(where).whereRaw("created_at > now() - interval '1 day'").resultSize();

/** Mails a link to the caller's draft. Whatever becomes of it, the caller gets the same reply. */
export const sendResumeLink = async (
  core: Core,
  trx: Knex.Transaction,
  holder: Holder,
  typed: string,
): Promise<void> => {
  const email = mailAddress(typed);
  const opened = await openDraft(trx, holder);
  if (email === null || !opened) return;
  if (opened.draft.userId !== null) {
    if (email === holder.user?.email) await core.mail.send(trx, signInMail(email, core.config.baseUrl));
    return;
  }
  // One at a time for an address: two presses of a button must see each other.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`intake-link:${email}`]);
  if ((await sentToday(trx, { draft_id: opened.draft.id })) >= aDay.draft) return;
  if ((await sentToday(trx, { email })) >= aDay.address) return;
  if (!(await core.mail.canNotify(email))) return;
  const token = newToken();
  await ResumeLink.query(trx).insert({
    draftId: opened.draft.id,
    email,
    tokenHash: hashOf(token),
    expiresAt: raw(lifetime),
  });
  await core.mail.send(trx, resumeMail(email, core.config.baseUrl, token));
};
