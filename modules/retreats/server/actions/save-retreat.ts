import type { Knex } from 'knex';
import { conflict, invalid, notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { today } from '../../lib/days';
import type { RetreatContent } from '../../schemas/content';
import { Retreat } from '../models/retreat';
import { RetreatDate } from '../models/retreat-date';
import { findMissingParts } from '../policies/retreat';
import { viewRetreat } from '../queries/studio';
import { checkContent } from './check-content';
import { notePictures } from './note-pictures';

/** The retreat for a change, locked; 412 with its present state when somebody else changed it meanwhile. */
export const lockRetreat = async (trx: Knex.Transaction, id: string, ifMatch: string | null): Promise<Retreat> => {
  const row = await Retreat.query(trx).findById(id).forUpdate();
  if (!row) throw notFound('retreat');
  if (ifMatch !== String(row.version)) throw preconditionFailed(await viewRetreat(trx, row));
  return row;
};

/** Dates that have not begun follow the retreat; those that have stay what people booked. */
const updateDates = async (trx: Knex.Transaction, { id, content }: Retreat): Promise<void> => {
  const { title, focus, place, partnerName } = content;
  await RetreatDate.query(trx)
    .patch({ name: title, focus, location: place.name, zone: place.zone || 'UTC', partnerName })
    .where({ retreat_id: id })
    .where('starts_on', '>=', today());
};

/** How long a retreat takes is part of what people booked. */
const checkDays = async (trx: Knex.Transaction, row: Retreat, days: number): Promise<void> => {
  if (days === row.content.days) return;
  const ahead = RetreatDate.query(trx).where({ retreat_id: row.id }).where('starts_on', '>=', today());
  if (await ahead.clone().where('taken', '>', 0).first())
    throw invalid('days', 'People have booked this length. Duplicate the retreat to offer another one.');
  await ahead.patch({ days });
};

/** Prices are never given another currency: dates ahead keep the one that they were priced in. */
const checkCurrency = async (trx: Knex.Transaction, { id }: Retreat, currency: string): Promise<void> => {
  const other = await RetreatDate.query(trx)
    .where({ retreat_id: id })
    .where('starts_on', '>', today())
    .whereNot({ status: 'cancelled' })
    .whereNot({ currency })
    .first();
  if (other)
    throw invalid('currency', `Dates ahead are priced in ${other.currency}. Cancel them first, or keep the currency.`);
};

/** Saves what staff wrote. Throws 412, 422, and 409 for an address that another retreat has. */
export const saveRetreat = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  input: RetreatContent,
  ifMatch: string | null,
): Promise<Retreat> => {
  const before = await lockRetreat(trx, id, ifMatch);
  const content = await checkContent(core, trx, input);
  if (content.slug !== before.slug) {
    if (content.slug === 'places') throw invalid('slug', 'This address belongs to another page. Choose another one.');
    if (before.firstPublishedAt !== null)
      throw invalid('slug', 'The address stays as it is once the retreat was published.');
    if (await Retreat.query(trx).findOne({ slug: content.slug }).whereNot({ id }))
      throw conflict('address-taken', 'Another retreat has this address. Choose another one.');
  }
  const [missing] = before.status === 'published' ? findMissingParts(content) : [];
  if (missing) throw invalid(missing.path, missing.message);
  await checkDays(trx, before, content.days);
  if (content.currency !== before.content.currency) await checkCurrency(trx, before, content.currency);
  const row = await Retreat.query(trx).patchAndFetchById(id, {
    content,
    slug: content.slug,
    title: content.title,
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
  });
  await updateDates(trx, row);
  await notePictures(core, trx, row);
  await core.audit.record(trx, { actor: user.id, action: 'retreats.changed', object: `retreat:${id}` });
  return row;
};
