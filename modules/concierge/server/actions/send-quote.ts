import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ProposalInput } from '../../schemas/booking';
import { quoteMail } from '../mails';
import type { Booking } from '../models/booking';
import { seal } from '../queries/booking-details';
import { suggestTaxCode } from '../trip-money';
import { checkTaxCode } from './create-offer';
import { moveTo } from './move-booking';
import { notifyPerson } from './notify-person';
import { openBooking } from './open-booking';

/** The team's quote. A later one takes the place of an earlier one. */
export const sendQuote = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  input: ProposalInput,
  version: string | null,
): Promise<Booking> => {
  const row = await openBooking(trx, id, 'propose', user, version);
  if (input.validUntil < new Date().toISOString().slice(0, 10))
    throw invalid('validUntil', 'The quote has to hold until today at least.');
  if (input.validUntil > row.startDate)
    throw invalid('validUntil', 'The quote cannot hold longer than until the trip begins.');
  const taxCode = input.taxCode ?? (await suggestTaxCode(trx, row));
  await checkTaxCode(core, trx, taxCode);
  const changed = await moveTo(
    core,
    trx,
    row,
    'held',
    { id: user.id, as: 'team' },
    {
      priceMinor: input.price.minor,
      currency: input.price.currency,
      taxCode,
      partnerName: input.partnerName.trim(),
      validUntil: input.validUntil,
      noteSealed: input.note?.trim() ? await seal(core, trx, row, 'note_sealed', input.note.trim()) : null,
      wishSealed: null,
    },
  );
  await notifyPerson(core, trx, changed, (to) => quoteMail(to, changed, core.config.baseUrl));
  return changed;
};
