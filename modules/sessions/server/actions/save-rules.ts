import type { Knex } from 'knex';
import { invalid, preconditionFailed } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { RulesInput, RulesView } from '../../schemas/services';
import { Rules } from '../models/rules';
import { findRules, getPractitionerId, getRulesView } from '../queries/rules';

const longestTimeOff = 366;

const checkTimeOff = (timeOff: RulesInput['timeOff']): void => {
  for (const [index, { from, to }] of timeOff.entries()) {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
    if (days < 0) throw invalid(`timeOff.${index}.to`, 'The last day has to be the first or a later one.');
    if (days > longestTimeOff) throw invalid(`timeOff.${index}.to`, 'One entry covers a year at most.');
  }
};

/** Replaces a practitioner's rules; what is booked already keeps those it was booked by. Throws 412. */
export const saveRules = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  input: RulesInput,
  ifMatch: string | null,
): Promise<RulesView> => {
  checkTimeOff(input.timeOff);
  const practitionerId = await getPractitionerId(core, trx, userId);
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`sessions.rules:${userId}`]);
  const { version } = await findRules(trx, userId);
  if (ifMatch !== String(version)) throw preconditionFailed(await getRulesView(core, trx, userId));
  const columns = {
    ...input,
    reminders: [...input.reminders].sort((a, b) => b - a),
    timeOff: [...input.timeOff].sort((a, b) => (a.from < b.from ? -1 : 1)),
    practitionerId,
    version: version + 1,
  };
  if (version === 0) await Rules.query(trx).insert({ practitionerUserId: userId, ...columns });
  else await Rules.query(trx).findById(userId).patch(columns);
  return getRulesView(core, trx, userId);
};
