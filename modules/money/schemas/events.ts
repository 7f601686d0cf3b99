import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

/** A payment came, was given back or was cancelled; the state is looked up by the port `money`. */
export const moneyChanged = defineEvent(
  'money.changed',
  Type.Object({ purpose: Type.String(), invoiceId: Type.String() }),
);
