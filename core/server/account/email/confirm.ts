import type { Knex } from 'knex';
import type Koa from 'koa';
import { escapeHtml } from '../../../contract/escape-html';
import { sendPage } from '../../auth/pages';
import { personOf } from '../../auth/session-store';
import { revokeSessions } from '../../auth/sessions';
import { hashToken, isToken } from '../../auth/tokens';
import type { RawRoute } from '../../host';
import { readBytes } from '../../http/read-body';
import type { AccountParts } from '../parts';
import { confirmPath } from './change-mail';
import { changedMail } from './mails';

const sendUsedUp = (ctx: Koa.Context): void =>
  sendPage(
    ctx,
    410,
    'This link no longer works',
    '<p role="alert">It was used before, replaced by a newer one, or is older than an hour. Your former address stays in use.</p><p>You can ask for the change again in your account.</p><a class="button" href="/account/security">Go to your account</a>',
  );

const show = async (ctx: Koa.Context): Promise<void> => {
  const { token } = ctx.query;
  if (!isToken(token)) return sendUsedUp(ctx);
  sendPage(
    ctx,
    200,
    'Confirm your new address',
    `<p>One step is left: confirm that the mailbox in which you found this link is yours. From then on your account uses it, and you are signed out everywhere but here.</p>
<form method="post" action="${confirmPath}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button type="submit">Use this address</button></form>`,
  );
};

/** The person who asked, if this very address is still theirs and the link still works; it works no more afterwards. */
const redeem = async (trx: Knex.Transaction, token: string): Promise<{ userId: string; old: string } | null> => {
  const [change] = await trx('email_changes')
    .where({ token_hash: hashToken(token) })
    .whereNull('confirmed_at')
    .whereRaw('expires_at > now()')
    .update({ confirmed_at: trx.fn.now() })
    .returning<{ user_id: string; old_email: string; new_email: string }[]>(['user_id', 'old_email', 'new_email']);
  if (!change) return null;
  const changed = await trx('users')
    .where({ id: change.user_id, email: change.old_email })
    .whereNull('deleted_at')
    .whereNull('suspended_at')
    .update({ email: change.new_email, email_verified_at: trx.fn.now(), updated_at: trx.fn.now() });
  return changed === 1 ? { userId: change.user_id, old: change.old_email } : null;
};

const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

const confirm =
  ({ knex, mail, audit, proven, config }: AccountParts) =>
  async (ctx: Koa.Context): Promise<void> => {
    const form = new URLSearchParams((await readBytes(ctx, 2 * 1024)).toString('utf8'));
    const token = form.get('token');
    if (!isToken(token)) return sendUsedUp(ctx);
    const here = personOf(ctx);
    const done = await knex
      .transaction(async (trx) => {
        const found = await redeem(trx, token);
        if (!found) return false;
        const { userId, old } = found;
        // Links that lie in the former mailbox must open nothing any more.
        await trx('one_time_tokens').where({ user_id: userId }).delete();
        await revokeSessions(trx, userId, here?.userId === userId ? here.id : null);
        await mail.send(trx, changedMail(old, config.contactEmail));
        await proven(trx, userId);
        await audit(trx, { actor: userId, action: 'address.changed', subject: userId });
        return true;
      })
      // Somebody else made an account with it meanwhile; nothing was changed.
      .catch((error: unknown) => {
        if (isTaken(error)) return false;
        throw error;
      });
    if (!done) return sendUsedUp(ctx);
    sendPage(
      ctx,
      200,
      'Your new address is in use',
      '<p role="status">Thank you. Mails come to this address from now on, and you sign in with it.</p><a class="button" href="/account/security">Go to your account</a>',
    );
  };

/** Where the link to the new mailbox leads. Looking changes nothing, since mail programs open links by themselves. */
export const confirmPages = (parts: AccountParts): readonly RawRoute[] => [
  { method: 'get', path: confirmPath, because: 'the link of a mail leads here', handle: show },
  { method: 'post', path: confirmPath, because: 'the token from the mail says who this is', handle: confirm(parts) },
];
