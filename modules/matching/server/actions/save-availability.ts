import type { Knex } from 'knex';
import { conflict, invalid, preconditionFailed } from '#core/contract/errors';
import { zoneOffset } from '../../lib/zone-offset';
import type { AvailabilityInput, AvailabilityView, ClockSpan } from '../../schemas/practice';
import { Practitioner } from '../models/practitioner';
import { findAvailability } from '../queries/availability';

interface Placed extends ClockSpan {
  readonly path: string;
  /** Spans of one place may not overlap. */
  readonly place: string;
}

const refuseBadSpans = (spans: readonly Placed[]): void => {
  for (const { from, to, path } of spans) if (from >= to) throw invalid(path, 'The end has to be after the beginning.');
  for (const [index, one] of spans.entries())
    for (const other of spans.slice(0, index))
      if (one.place === other.place && one.from < other.to && other.from < one.to)
        throw invalid(one.path, 'Two spans of one day overlap.');
};

const refuseTwice = (dates: readonly string[]): void => {
  const twice = dates.findIndex((date, index) => dates.indexOf(date) !== index);
  if (twice >= 0) throw invalid(`exceptions.${twice}.date`, 'This day is in the list already.');
};

const checked = ({ zone, hours, exceptions }: AvailabilityInput): void => {
  zoneOffset(zone, 'zone');
  refuseBadSpans(hours.map((span, index) => ({ ...span, path: `hours.${index}`, place: String(span.day) })));
  refuseTwice(exceptions.map(({ date }) => date));
  for (const [day, { hours: spans }] of exceptions.entries())
    refuseBadSpans(spans.map((span, index) => ({ ...span, path: `exceptions.${day}.hours.${index}`, place: '' })));
};

/** Replaces hours, exceptions, capacity and state of a practitioner. */
export const saveAvailability = async (
  trx: Knex.Transaction,
  userId: string,
  input: AvailabilityInput,
  ifMatch: string | null,
): Promise<AvailabilityView> => {
  checked(input);
  const one = await Practitioner.query(trx).findOne({ user_id: userId }).forUpdate();
  if (!one) throw conflict('no-record', 'Fill in your public record first.');
  const before = await findAvailability(trx, userId);
  if (ifMatch !== null && ifMatch !== String(before.version)) throw preconditionFailed(before);
  const { state, capacity, zone, hours, exceptions } = input;
  const version = before.version + 1;
  const stored = {
    zone,
    hours: JSON.stringify([...hours].sort((a, b) => a.day - b.day || (a.from < b.from ? -1 : 1))),
    exceptions: JSON.stringify([...exceptions].sort((a, b) => (a.date < b.date ? -1 : 1))),
    version,
    updated_at: trx.fn.now(),
  };
  await trx('practitioner_availability')
    .insert({ practitioner_id: one.id, ...stored })
    .onConflict('practitioner_id')
    .merge(stored);
  // Its own version: the hours are no part of what the matching reads, so nothing is embedded anew.
  await trx('practitioners').where({ id: one.id }).update({ availability: state, capacity });
  return findAvailability(trx, userId);
};
