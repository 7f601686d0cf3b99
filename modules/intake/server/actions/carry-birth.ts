import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { births } from '#modules/profile/public';
import type { Answers } from '../../schemas/answers';

/** The birth in these answers, where it is the sender's own and has a place; else null. */
const birthOf = ({ journeyType, dateOfBirth, birthTime, birthLocation, placeId, offsetSeconds = null }: Answers) => {
  if ((journeyType ?? 'self') !== 'self' || !dateOfBirth || !(placeId || birthLocation)) return null;
  const time = birthTime ? { birthTime } : { birthTime: null, birthTimeUnknown: true };
  const where = placeId ? { placeId } : { birthLocation: birthLocation ?? '' };
  return { birthDate: dateOfBirth, ...time, ...where, offsetSeconds };
};

/** The client record begins with the birth of an intake, so that nobody types it twice. */
export const carryBirth = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  answers: Answers,
): Promise<void> => {
  const client: unknown = await core.people.accounts(trx, 'client').where({ id: userId }).first();
  if (!client) return;
  const birth = birthOf(answers);
  if (birth) await core.port(births).begin(trx, userId, birth, answers.timezone ?? null);
};
