import type { Knex } from 'knex';
import type { ProductLanguage } from '../../contract/page';
import type { MailMessage, TranslatedMail } from '../../contract/server';
import { findRequest } from '../auth/request-context';
import { getRequestLanguage } from '../http/request-language';

interface Account {
  readonly id: string;
  readonly language: ProductLanguage | null;
}

/** The language of the request being answered, unless it is somebody else's than the account's. */
const fromRequest = (account: Account | undefined): ProductLanguage | null => {
  const ctx = findRequest();
  if (!ctx) return null;
  const caller = (ctx.state.user as { readonly id: string } | null | undefined)?.id;
  return account && account.id !== caller ? null : getRequestLanguage(ctx);
};

/** The mail in the words of whom it goes to. */
export const inLanguageOfRecipient = async (db: Knex, message: MailMessage | TranslatedMail): Promise<MailMessage> => {
  if (!('words' in message)) return message;
  const { words, language, ...envelope } = message;
  const account = await db('users').where({ email: message.to }).first<Account | undefined>('id', 'language');
  return { ...envelope, ...words[account?.language ?? fromRequest(account) ?? language ?? 'en'] };
};
