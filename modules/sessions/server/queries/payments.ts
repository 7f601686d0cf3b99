import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { money, type PaymentState } from '#modules/money/public';
import type { PaymentView } from '../../schemas/bookings';

export const placePurpose = (placeId: string): string => `sessions:place:${placeId}`;
export const lateFeePurpose = (placeId: string): string => `sessions:late-fee:${placeId}`;
export const packagePurpose = (packageId: string): string => `sessions:package:${packageId}`;

const toPaymentView = ({ status, currency, total, due, payPath }: PaymentState): PaymentView => ({
  status,
  currency,
  total,
  due,
  payPath,
});

/** What is known of payments, by purpose; what nothing was asked for is missing. */
export const listPayments = async (
  core: Core,
  db: Knex,
  purposes: readonly string[],
): Promise<ReadonlyMap<string, PaymentView>> => {
  if (purposes.length === 0) return new Map();
  const states = await core.port(money).paymentStates(db, purposes);
  return new Map([...states].map(([purpose, state]) => [purpose, toPaymentView(state)]));
};
