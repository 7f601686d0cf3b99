import type { Knex } from 'knex';
import { type House, nameHouse } from '../../contract/house';
import { toMailHtml } from '../../contract/mail-html';
import {
  fillWording,
  listNames,
  type MailWordings,
  templateOf,
  toWording,
  valuesOf,
} from '../../contract/mail-templates';
import type { MailMessage, TranslatedMail } from '../../contract/mails';
import type { ProductLanguage } from '../../contract/page';
import type { Logger } from '../../contract/server';
import { findRequest } from '../auth/request-context';
import { getRequestLanguage } from '../http/request-language';

/** What words of mails are made with. */
export interface WordMails {
  readonly house: () => Pick<House, 'name' | 'accent' | 'languages'>;
  readonly wordings: () => readonly MailWordings[];
  readonly log: Pick<Logger, 'warn'>;
}

/** A value may be longer than the author of the mail thought of. */
const longestSubject = 200;

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

/** What staff say in a mail; null where that is nothing, or needs a value that this mail lacks. */
const findOwnWording = (mail: TranslatedMail, language: ProductLanguage, { wordings, log }: WordMails) => {
  const name = templateOf(mail);
  const template = name.includes('.') ? name : `core.${name}`;
  const own = wordings()
    .map((one) => one.find(template, language))
    .find((found) => found !== null);
  if (!own) return null;
  const values = valuesOf(mail, language);
  const lacking = listNames(`${own.subject}\n${own.text}`).filter((name) => name !== 'house' && !(name in values));
  if (lacking.length === 0) return own;
  log.warn('mail goes out in its built-in words: those of the house name what it does not have', { template, lacking });
  return null;
};

/** The mail in the words of whom it goes to: those of the house, else the built-in ones under the house's name. */
export const inLanguageOfRecipient = async (
  db: Knex,
  message: MailMessage | TranslatedMail,
  parts: WordMails,
): Promise<MailMessage> => {
  const house = parts.house();
  if (!('words' in message)) {
    // Such a mail may carry words of people: the house signs it, and nothing else in it changes.
    const text = message.text.replaceAll(/^Hedo$/gm, (line) => nameHouse(line, house.name));
    return text === message.text ? message : { ...message, text };
  }
  const { words, language: fallback, variant: _, values: __, ...envelope } = message;
  const account = await db('users').where({ email: message.to }).first<Account | undefined>('id', 'language');
  const wanted = account?.language ?? fromRequest(account) ?? fallback ?? 'en';
  const language = house.languages.includes(wanted) ? wanted : 'en';
  const { attachments } = words[language];
  const values = valuesOf(message, language);
  const wording = findOwnWording(message, language, parts) ?? toWording(words[language], values);
  const said = fillWording(wording, values, house.name);
  return {
    ...envelope,
    ...said,
    subject: said.subject.slice(0, longestSubject),
    html: toMailHtml(said.text, house),
    ...(attachments && { attachments }),
  };
};
