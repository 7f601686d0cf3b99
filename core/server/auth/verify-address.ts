import type { Knex } from 'knex';
import type Koa from 'koa';
import { conflict, createMailboxFullError } from '../../contract/errors';
import type { Route } from '../../contract/route';
import { implement } from '../../contract/route';
import { escapeHtml } from '../../contract/server-page';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import type { RawRoute } from '../host';
import { readBytes } from '../http/read-body';
import type { Mail } from '../mail/mail';
import { createVerificationMail, type Link } from './mails';
import type { MarkAddressVerified } from './mark-address-verified';
import type { NoticeLimit } from './notice-limit';
import { dropTokens, issueToken, redeemToken } from './one-time-tokens';
import { sendPage } from './pages';
import type { RecordAudit } from './person-of';
import { isToken } from './tokens';
import { findUserById } from './users';

const path = '/confirm-address';

/** Mails the link that proves the address; older ones of the same person stop working. */
export const sendProof = async (
  { mail, link }: { readonly mail: Pick<Mail, 'send'>; readonly link: Link },
  trx: Knex.Transaction,
  person: { readonly id: string; readonly email: string },
): Promise<void> => {
  await dropTokens(trx, 'prove-address', person.id);
  const token = await issueToken(trx, 'prove-address', person.id);
  await mail.send(trx, createVerificationMail(person.email, link(`${path}?token=${token}`)));
};

/** `POST /api/account/confirmation`: the same mail once more; 409 when the address is verified already. */
export const createResendRoute = (parts: {
  readonly mail: Mail;
  readonly link: Link;
  readonly notices: NoticeLimit;
}): Route =>
  implement(api.sendConfirmation, contract.sendConfirmation, {
    access: { signedIn: true },
    limit: { points: 5, seconds: 3600, by: 'person' },
    handle: async ({ user, trx }) => {
      const row = await trx('users')
        .where({ id: user.id })
        .first<{ email_verified_at: string | null }>('email_verified_at');
      if (row.email_verified_at) throw conflict('already-proven', 'Your address is confirmed already.');
      if (!(await parts.notices.canNotify(user.email))) throw createMailboxFullError();
      await sendProof(parts, trx, user);
      return { status: 'accepted' as const };
    },
  });

const sendUsedUp = (ctx: Koa.Context): void =>
  sendPage(
    ctx,
    410,
    'This link no longer works',
    '<p role="alert">It was used before, replaced by a newer one, or is older than seven days.</p><p>If your address is not confirmed yet, sign in and ask for a new link.</p><a class="button" href="/">Go to the first page</a>',
  );

const show = async (ctx: Koa.Context): Promise<void> => {
  const { token } = ctx.query;
  if (!isToken(token)) return sendUsedUp(ctx);
  sendPage(
    ctx,
    200,
    'Confirm your address',
    `<p>One step is left: confirm that the mailbox in which you found this link is yours.</p>
<form method="post" action="${path}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button type="submit">Confirm address</button></form>`,
  );
};

const confirm =
  (parts: { readonly knex: Knex; readonly audit: RecordAudit; readonly markAddressVerified: MarkAddressVerified }) =>
  async (ctx: Koa.Context): Promise<void> => {
    const form = new URLSearchParams((await readBytes(ctx, 2 * 1024)).toString('utf8'));
    const done = await parts.knex.transaction(async (trx) => {
      const id = await redeemToken(trx, 'prove-address', form.get('token'));
      const user = id === null ? null : await findUserById(trx, id);
      if (!user) return false;
      await parts.markAddressVerified(trx, user.id);
      await parts.audit(trx, { actor: user.id, action: 'address.proven', subject: user.id });
      return true;
    });
    if (!done) return sendUsedUp(ctx);
    const words =
      '<p role="status">Thank you. This address is now confirmed as yours.</p><a class="button" href="/">Go on</a>';
    sendPage(ctx, 200, 'Your address is confirmed', words);
  };

/** Where the link leads. Looking changes nothing, since mail programs open links by themselves. */
export const createVerifyPages = (parts: Parameters<typeof confirm>[0]): readonly RawRoute[] => [
  { method: 'get', path, because: 'the link of a mail leads here', handle: show },
  { method: 'post', path, because: 'the token from the mail says who this is', handle: confirm(parts) },
];
