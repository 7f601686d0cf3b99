import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { BirthProfileInput } from '../../schemas/answers';
import type { FieldName } from '../../schemas/fields';
import { birthProfileNeeds } from '../../schemas/values';
import type { IntakeDraft } from '../models/intake-draft';
import { unfit } from '../policies/answers';
import { listMisfits } from '../policies/birth-offset';
import type { Holder } from '../queries/draft-access';
import { openOrNew } from './create-draft';
import { storeAnswers } from './save-draft';

const optional: readonly FieldName[] = [
  'birthTimeUnknown',
  'birthLocation',
  'placeId',
  'offsetSeconds',
  'contactTimezone',
];

/** Keeps step 2 in the caller's draft, making one where there is none: as often as it is sent, one draft has one birth. */
export const createBirthProfile = async (
  core: Core,
  trx: Knex.Transaction,
  holder: Holder,
  input: BirthProfileInput,
): Promise<{ readonly draft: IntakeDraft; readonly token: string | null }> => {
  // The phone may still be half typed here; it is judged when the form is sent.
  const wrong = listMisfits(core, input, [...birthProfileNeeds, ...optional]);
  if (wrong.length > 0) throw unfit(wrong);
  const open = await openOrNew(core, trx, holder);
  return { draft: await storeAnswers(core, trx, open, { answers: input }), token: open.token };
};
