import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { keptVersions } from '#modules/studio/public';
import { today } from '../../lib/days';
import type { RetreatContent } from '../../schemas/content';
import { Retreat } from '../models/retreat';
import { RetreatDate } from '../models/retreat-date';
import { notePictures } from './note-pictures';

/** Dates that have not begun follow the retreat; those that have stay what people booked. */
const updateDates = async (trx: Knex.Transaction, { id, content }: Retreat): Promise<void> => {
  const { title, focus, place, partnerName, days } = content;
  await RetreatDate.query(trx)
    .patch({ name: title, focus, location: place.name, zone: place.zone || 'UTC', partnerName, days })
    .where({ retreat_id: id })
    .where('starts_on', '>=', today());
};

/** How long a retreat takes is part of what people booked. */
const checkDays = async (trx: Knex.Transaction, { id, content }: Retreat, days: number): Promise<void> => {
  if (days === content.days) return;
  const ahead = RetreatDate.query(trx).where({ retreat_id: id }).where('starts_on', '>=', today());
  if (await ahead.where('taken', '>', 0).first())
    throw invalid('days', 'People have booked this length. Duplicate the retreat to offer another one.');
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

const checkSlug = async (trx: Knex.Transaction, before: Retreat, slug: string): Promise<void> => {
  if (slug === before.slug) return;
  if (slug === 'places') throw invalid('slug', 'This address belongs to another page. Choose another one.');
  if (before.firstPublishedAt !== null)
    throw invalid('slug', 'The address stays as it is once the retreat was published.');
  if (await Retreat.query(trx).findOne({ slug }).whereNot({ id: before.id }))
    throw conflict('address-taken', 'Another retreat has this address. Choose another one.');
};

/** Whether content fits what people have booked of a retreat. Throws 422, and 409 for an address that another retreat has. */
export const checkFits = async (trx: Knex.Transaction, before: Retreat, content: RetreatContent): Promise<void> => {
  await checkSlug(trx, before, content.slug);
  await checkDays(trx, before, content.days);
  if (content.currency !== before.content.currency) await checkCurrency(trx, before, content.currency);
};

/** Makes content that of a locked retreat and of its dates ahead; of a published one it is shown from the commit on. */
export const storeContent = async (
  core: Core,
  trx: Knex.Transaction,
  before: Retreat,
  content: RetreatContent,
  { by, ...changes }: Partial<Retreat> & { readonly by: string | null },
): Promise<Retreat> => {
  const row = await Retreat.query(trx).patchAndFetchById(before.id, {
    ...changes,
    content,
    slug: content.slug,
    title: content.title,
    pending: null,
    publishAt: null,
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
  });
  await updateDates(trx, row);
  await notePictures(core, trx, row);
  const kept = core.port(keptVersions);
  const object = { kind: 'retreats', id: row.id };
  // What was shown before versions were kept is the first of them.
  if (before.status === 'published') await kept.keep(trx, object, before.content, null);
  if (row.status === 'published') await kept.keep(trx, object, content, by);
  return row;
};
