import type { Knex } from 'knex';
import { fn, raw } from 'objection';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { mailAddress } from '../../lib/mail-address';
import type { DraftView, ResumeInput } from '../../schemas/draft';
import { resumeMail, signInMail } from '../mails';
import { IntakeDraft, ResumeLink } from '../models/intake-draft';
import { viewOf } from '../queries/draft';
import { addDevice, type Holder, openDraft } from '../queries/draft-access';
import { hashOf, newToken } from '../tokens';
import { keepOther } from './save-draft';

/** Links for one draft, and mails to one address, within a day. */
const aDay = { draft: 5, address: 5 } as const;
const lifetime = "now() + interval '7 days'";

const sentToday = (trx: Knex, where: { draft_id: string } | { email: string }): Promise<number> =>
  ResumeLink.query(trx).where(where).whereRaw("created_at > now() - interval '1 day'").resultSize();

/** Mails a link to the caller's draft. Whatever becomes of it, the caller is told the same. */
export const mailResumeLink = async (
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
  if (!(await core.mail.mayNotify(email))) return;
  const token = newToken();
  await ResumeLink.query(trx).insert({
    draftId: opened.draft.id,
    email,
    tokenHash: hashOf(token),
    expiresAt: raw(lifetime),
  });
  await core.mail.send(trx, resumeMail(email, core.config.baseUrl, token));
};

/** Opens a draft on another device by a mailed link, once. Answers what that device may read, and the secret for its cookie. */
export const resumeDraft = async (
  core: Core,
  trx: Knex.Transaction,
  holder: Holder,
  { token, replace = false }: ResumeInput,
): Promise<{ readonly view: DraftView; readonly token: string }> => {
  const link = await ResumeLink.query(trx)
    .where({ token_hash: hashOf(token) })
    .whereNull('used_at')
    .whereRaw('expires_at > now()')
    .first()
    .forUpdate();
  const draft = link && (await IntakeDraft.query(trx).findById(link.draftId).forUpdate());
  // Sent in the meantime, or taken over by an account: the link opens neither.
  if (!draft || draft.intakeId !== null || draft.userId !== null) throw notFound('link');
  const here = await openDraft(trx, { ...holder, user: null });
  keepOther(here, draft.id, replace);
  await ResumeLink.query(trx).findById(link.id).patch({ usedAt: fn.now() });
  // The browser that wrote it keeps its fuller view.
  if (here?.draft.id === draft.id) return { view: await viewOf(core, trx, here), token: holder.token ?? '' };
  const added = await addDevice(trx, draft.id, false);
  return { view: await viewOf(core, trx, { draft, device: added.device }), token: added.token };
};
