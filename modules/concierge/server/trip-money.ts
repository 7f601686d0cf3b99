import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { money, type PaymentState, type QuoteSubjectFacts } from '#modules/money/public';
import { addressOf } from './actions/notify-person';
import { Booking } from './models/booking';
import { Offer } from './models/offer';
import { cancelDays } from './policies/booking';

export const quoteSubjectPrefix = 'concierge:booking';

/** What a trip is taxed by whose offers name no code, or several. */
const usualTax = 'standard';

/** The offers of a trip as they are now; those that are gone are left out. */
const findOffers = async (db: Knex, { services }: Booking): Promise<readonly Offer[]> =>
  services.length === 0
    ? []
    : Offer.query(db).whereIn(
        'id',
        services.map(({ offerId }) => offerId),
      );

/** The tax code of one price for the whole trip: that of its last quote, else that of all its offers. */
export const suggestTaxCode = async (db: Knex, row: Booking): Promise<string> => {
  if (row.taxCode !== null) return row.taxCode;
  const [code, ...others] = [...new Set((await findOffers(db, row)).map(({ taxCode }) => taxCode))];
  return (others.length === 0 ? code : null) ?? usualTax;
};

/** A request for a trip, as a quote is made about it: a line for each offer, with the price and the tax code that it has now. */
export const findQuoteSubject =
  (core: Core) =>
  async (db: PortDatabase, id: string): Promise<QuoteSubjectFacts | null> => {
    const row = await Booking.query(db).findById(id);
    if (!row) return null;
    const person = row.userId === null ? null : await core.people.contact(db, row.userId);
    const offers = new Map((await findOffers(db, row)).map((offer) => [offer.id, offer]));
    return {
      label: `${row.title}, ${row.reference}`,
      path: `/bookings/${id}`,
      name: person ? `${person.firstName} ${person.lastName}`.trim() : '',
      email: await addressOf(core, db, row),
      language: person?.language ?? 'en',
      description: row.title,
      lines: row.services.map(({ offerId, name, price }) => {
        const offer = offers.get(offerId);
        const now = offer ? { minor: offer.priceMinor, currency: offer.currency } : price;
        return {
          description: offer?.name ?? name,
          unitAmount: now?.minor ?? null,
          currency: now?.currency ?? null,
          taxCode: offer?.taxCode ?? null,
        };
      }),
    };
  };

/** What the invoice of a trip is for; a trip to a retreat counts among what retreats earn. */
const purposeOf = ({ id, experienceId }: Pick<Booking, 'id' | 'experienceId'>): string =>
  experienceId === null ? `${quoteSubjectPrefix}:${id}` : `retreats:trip:${id}`;

/** The invoice of a trip whose quote was accepted here; null for one that was accepted before there were any, or is quoted by money. */
export const findTripPayment = async (core: Core, db: Knex, row: Booking): Promise<PaymentState | null> =>
  (await core.port(money).paymentStates(db, [purposeOf(row)])).get(purposeOf(row)) ?? null;

/** Asks for the price of an accepted quote, once. Invented trips cost nothing. Throws 409 for an account without an address. */
export const requestTripPayment = async (core: Core, trx: Knex.Transaction, row: Booking): Promise<void> => {
  const { userId, priceMinor, currency } = row;
  if (row.sample || userId === null || priceMinor === null || currency === null) return;
  const person = await core.people.contact(trx, userId);
  if (!person) throw conflict('wrong-status', 'There is no address to write an invoice to.', { status: row.status });
  await core.port(money).requestPayment(trx, {
    key: purposeOf(row),
    purpose: purposeOf(row),
    payer: { userId, email: person.email, name: `${person.firstName} ${person.lastName}`.trim() },
    currency,
    lines: [
      {
        description: `${row.title}, ${row.reference}`,
        quantity: 1,
        unitAmount: Number(priceMinor),
        taxCode: await suggestTaxCode(trx, row),
      },
    ],
    schedule: [],
    // Who may call a trip off does so in time, and gets everything back.
    policy: [{ daysBefore: cancelDays, refundPercent: 100 }],
    startsOn: row.startDate,
    payee: null,
    returnPath: `/bookings/${row.id}`,
  });
};

/** Asks for nothing more, and gives back what was paid: by the terms, or all of it when the house calls off. */
export const cancelTripPayment = async (
  core: Core,
  trx: Knex.Transaction,
  row: Booking,
  by: 'client' | 'house',
): Promise<void> => {
  if (await findTripPayment(core, trx, row))
    await core.port(money).cancelPayment(trx, purposeOf(row), by, new Date().toISOString().slice(0, 10));
};
