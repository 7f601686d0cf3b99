import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { money } from '#modules/money/public';
import type { Price } from '../../schemas/services';
import type { Place } from '../models/place';
import type { Session } from '../models/session';
import { lateFeePurpose, placePurpose } from '../queries/payments';
import type { Settings } from '../settings';

/** What somebody is asked to pay for, and by which rules it is given back. */
interface Charge {
  readonly purpose: string;
  readonly clientId: string;
  readonly practitionerId: string;
  readonly description: string;
  readonly price: Price;
  /** Null: that of all sessions. */
  readonly taxCode: string | null;
  /** ISO date of the session; null for a series. */
  readonly startsOn: string | null;
  readonly lateFeePercent: number;
  readonly returnPath: string;
}

/** Asks a client to pay; does nothing for an account that is gone. */
export const requestCharge = async (
  core: Core,
  settings: Settings,
  trx: Knex.Transaction,
  { clientId, practitionerId, description, price, taxCode, lateFeePercent, ...charge }: Charge,
): Promise<void> => {
  const person = await core.people.contact(trx, clientId);
  if (!person) return;
  await core.port(money).requestPayment(trx, {
    key: charge.purpose,
    purpose: charge.purpose,
    payer: { userId: clientId, email: person.email, name: `${person.firstName} ${person.lastName}`.trim() },
    currency: price.currency,
    lines: [{ description, quantity: 1, unitAmount: price.amount, taxCode }],
    schedule: [],
    // What is cancelled in time is cancelled by the house, which gives back everything.
    policy: [{ daysBefore: 0, refundPercent: 100 - lateFeePercent }],
    startsOn: charge.startsOn,
    payee: { practitionerId, sharePercent: settings.practitionerShare },
    returnPath: charge.returnPath,
  });
};

const today = (): string => new Date().toISOString().slice(0, 10);

/** Gives everything back that was paid for a place, and asks for nothing more. */
export const refundPlace = async (core: Core, trx: Knex.Transaction, place: Place): Promise<void> => {
  if (place.hasPrice) await core.port(money).cancelPayment(trx, placePurpose(place.id), 'house', today());
};

/** A late cancellation or a missed session: the agreed part of the price is kept, or asked for where nothing was paid yet. */
export const chargeLate = async (
  core: Core,
  settings: Settings,
  trx: Knex.Transaction,
  place: Place,
  session: Pick<Session, 'practitionerId' | 'title' | 'taxCode'>,
): Promise<void> => {
  if (!place.hasPrice || place.lateFeePercent === 100) return;
  const purpose = placePurpose(place.id);
  const state = (await core.port(money).paymentStates(trx, [purpose])).get(purpose);
  if (!state) return;
  const unpaid = state.paid === 0;
  await core.port(money).cancelPayment(trx, purpose, unpaid ? 'house' : 'client', today());
  const amount = Math.round((state.total * place.lateFeePercent) / 100);
  if (!unpaid || amount === 0) return;
  await requestCharge(core, settings, trx, {
    purpose: lateFeePurpose(place.id),
    clientId: place.clientId,
    practitionerId: session.practitionerId,
    description: session.title,
    price: { amount, currency: state.currency as Price['currency'] },
    taxCode: session.taxCode,
    startsOn: null,
    lateFeePercent: 100,
    returnPath: '/sessions',
  });
};
