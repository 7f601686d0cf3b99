import type { Knex } from 'knex';
import { fn } from 'objection';
import { invalid, preconditionFailed } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { AvailabilityInput, AvailabilityView } from '../../schemas/appointment';
import { ConsultationHours } from '../models/consultation-hours';
import { findHours } from '../queries/hours';
import { checkZone } from '../queries/slots';

const checkOrder = (hours: readonly { readonly from: string; readonly to: string }[], path: string): void => {
  const sorted = [...hours].sort((a, b) => a.from.localeCompare(b.from));
  for (const [at, one] of sorted.entries()) {
    if (one.to <= one.from) throw invalid(path, `Hours have to end after they begin (${one.from} to ${one.to}).`);
    const next = sorted[at + 1];
    if (next && next.from < one.to) throw invalid(path, `Hours overlap at ${next.from}.`);
  }
};

const check = (core: Core, input: AvailabilityInput): void => {
  checkZone(core, input.zone);
  for (const weekday of [1, 2, 3, 4, 5, 6, 7])
    checkOrder(
      input.weekly.filter((one) => one.weekday === weekday),
      'weekly',
    );
  for (const { hours } of input.exceptions) checkOrder(hours, 'exceptions');
  if (new Set(input.exceptions.map(({ date }) => date)).size < input.exceptions.length)
    throw invalid('exceptions', 'Each date may appear only once.');
};

/** Stores hours. What is booked stays booked. Throws 412 when they were changed meanwhile, where a version was named. */
export const saveOwnHours = async (
  core: Core,
  trx: Knex.Transaction,
  staffId: string,
  input: AvailabilityInput,
  ifMatch: string | null,
): Promise<AvailabilityView> => {
  check(core, input);
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`consultations:staff:${staffId}`]);
  const current = await findHours(trx, staffId);
  if (ifMatch !== null && ifMatch !== String(current.version)) throw preconditionFailed(current);
  const row = {
    zone: input.zone,
    weekly: input.weekly,
    exceptions: input.exceptions,
    bufferMinutes: input.bufferMinutes,
    version: current.version + 1,
    updatedAt: fn.now(),
  };
  await ConsultationHours.query(trx)
    .insert({ staffId, ...row })
    .onConflict('staff_id')
    .merge();
  return findHours(trx, staffId);
};
