import type { Core } from '#core/contract/server';
import type { Document } from '../models/document';

/** What a link is sealed for; another purpose cannot use it. */
const purpose = 'money_documents:pay-link';

/** The key to one invoice for somebody without an account. It opens for as long as the invoice is kept. */
export const createPayToken = (core: Core, id: string): string =>
  core.vault.encryptForHost(purpose, id).toString('base64url');

/** Id of the invoice that a token opens; null for one that was not made here. */
export const readPayToken = (core: Core, token: string): string | null => {
  try {
    return core.vault.decryptForHost(purpose, Buffer.from(token, 'base64url'));
  } catch {
    return null;
  }
};

/** Page on which an invoice is paid. */
export const payPathOf = (core: Core, { id, userId }: Pick<Document, 'id' | 'userId'>): string =>
  userId === null ? `/payments/by-link#${createPayToken(core, id)}` : `/payments/${id}`;
