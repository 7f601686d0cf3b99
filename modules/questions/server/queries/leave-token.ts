import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { type MailKind, mailKinds } from '../../schemas/values';

/** What a token is sealed for; another purpose cannot use it. */
const purpose = 'question_choices:leave';

/** A token that ends one series of somebody's mails and does nothing else. It never runs out: an old mail must still let one leave. */
export const createLeaveToken = (core: Core, userId: string, kind: MailKind): string =>
  core.vault.encryptForHost(purpose, `${kind}:${userId}`).toString('base64url');

/** Whose mails a token ends, and which. Throws 404 for one that was not made here. */
export const readLeaveToken = (core: Core, token: string): { readonly userId: string; readonly kind: MailKind } => {
  let text: string;
  try {
    text = core.vault.decryptForHost(purpose, Buffer.from(token, 'base64url'));
  } catch {
    throw notFound('link');
  }
  const kind = mailKinds.find((one) => text.startsWith(`${one}:`));
  if (!kind) throw notFound('link');
  return { kind, userId: text.slice(kind.length + 1) };
};
