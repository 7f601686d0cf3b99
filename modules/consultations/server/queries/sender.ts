import { domainToASCII } from 'node:url';
import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { limits } from '../../schemas/values';
import { ConsultationRequest } from '../models/consultation-request';

const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** An address as mail is sent to it: domain in lower case and punycode. Null when no mail could arrive there. */
const mailAddress = (typed: string): string | null => {
  const at = typed.lastIndexOf('@');
  const ascii = domainToASCII(typed.slice(at + 1));
  return domain.test(ascii) && ascii.length <= 189 ? `${typed.slice(0, at)}@${ascii}` : null;
};

/** Receipts one address gets within a day; who types a stranger's address shall not fill that mailbox. */
const receiptsADay = 3;

/** Name and address in the form in which they are kept. Throws 422. */
export const normalizeSender = (given: { readonly name: string; readonly email: string }) => {
  const email = mailAddress(given.email.trim());
  if (email === null) throw invalid('email', 'Enter an email address such as name@example.com.');
  const name = given.name.normalize('NFC').replace(/\s+/gu, ' ').trim();
  // Signs that nobody sees are no name.
  if (!/[^\s\p{Cf}]/u.test(name) || [...name].length > limits.name) throw invalid('name', 'Enter your name.');
  return { name, email };
};

/** A text over several lines as it is kept. */
export const normalizeText = (text: string): string => text.replace(/\r\n?/gu, '\n').trim();

/** One request at a time for an address: two presses of a button must see each other. */
export const lockSender = async (trx: Knex.Transaction, email: string): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`consultations:${email}`]);
};

/** Requests of the last ten minutes that this one may be the same as. */
export const listRecent = (
  trx: Knex,
  same: { readonly kind: string; readonly email: string; readonly name: string; readonly interest: string | null },
): Promise<ConsultationRequest[]> =>
  ConsultationRequest.query(trx)
    .where(same)
    .whereRaw("created_at > now() - interval '10 minutes'")
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();

/** Whether this address may get another receipt today, and another mail of any form within this hour. */
export const canGetReceipt = async (core: Core, trx: Knex, email: string): Promise<boolean> => {
  const today = await ConsultationRequest.query(trx)
    .where({ email })
    .whereRaw("created_at > now() - interval '1 day'")
    .resultSize();
  return today < receiptsADay && core.mail.canNotify(email);
};
