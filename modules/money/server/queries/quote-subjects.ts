import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { type QuoteSubjectFacts, quoteSubjects } from '../../public';
import type { QuoteSubject } from '../../schemas/quotes';
import { Quote } from '../models/quote';
import { toQuoteRow } from '../views/quote';

/** Quotes about one thing that are shown. */
const most = 50;

const findOwner = (core: Core, subject: string) => {
  const at = subject.lastIndexOf(':');
  const owner = core.ports(quoteSubjects).find(({ prefix }) => prefix === subject.slice(0, at));
  return { owner, id: subject.slice(at + 1) };
};

/** What a subject names; null where its module or the thing itself is gone. */
export const findSubject = async (core: Core, db: Knex, subject: string): Promise<QuoteSubjectFacts | null> => {
  const { owner, id } = findOwner(core, subject);
  return owner ? owner.find(db, id) : null;
};

/** Tells the module of a subject that a quote about it is being accepted. */
export const acceptSubject = async (core: Core, trx: Knex.Transaction, subject: string): Promise<void> => {
  const { owner, id } = findOwner(core, subject);
  await owner?.accepted?.(trx, id);
};

/** A subject with the quotes about it, the newest first. Throws 404. */
export const readSubject = async (core: Core, db: Knex, subject: string): Promise<QuoteSubject> => {
  const facts = await findSubject(core, db, subject);
  if (!facts) throw notFound('quote-subject');
  const rows = await Quote.query(db).where({ subject }).orderBy('created_at', 'desc').limit(most);
  return { subject, ...facts, lines: [...(facts.lines ?? [])], quotes: rows.map(toQuoteRow) };
};
