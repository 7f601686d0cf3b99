import { ChartInputError } from '../errors';
import { type BirthInput, type ClockWindow, type LocalTimeResolver, nextDay } from '../input';
import type { SweptSpan } from './sweep-span';

/** The whole local day in which a birth of unknown time lies. */
function dayOf({ birthDate, tz: zone }: BirthInput, resolve: LocalTimeResolver): SweptSpan {
  const midnight = (date: string) => Date.parse(resolve({ date, time: '00:00', zone }).utc);
  const [from, to] = [midnight(birthDate), midnight(nextDay(birthDate))];
  if (!(to > from)) {
    throw new ChartInputError('date-impossible', 'birthDate', `The calendar of ${zone} skipped ${birthDate}.`);
  }
  return { from, to, clock: { from: '00:00', to: '24:00' }, grade: 'day' };
}

/**
 * The span of a window on the clock. Where the clock was moved back, from the first reading of its start to the last of its end,
 * so that no possible moment is left out.
 */
function windowOf(
  { birthDate: date, tz: zone }: BirthInput,
  clock: ClockWindow,
  resolve: LocalTimeResolver,
): SweptSpan {
  const from = Date.parse(resolve({ date, time: clock.from, zone, fold: 'earlier' }).utc);
  const to = Date.parse(resolve({ date, time: clock.to, zone, fold: 'later' }).utc);
  if (!(to > from)) {
    const message = 'The clock was moved forward within this window. Let it begin after the hour that was skipped.';
    throw new ChartInputError('window-malformed', 'birthWindow', message);
  }
  return { from, to, clock: { from: clock.from, to: clock.to }, grade: 'window' };
}

/** What has to be swept for a birth of unknown time. Throws a ChartInputError where the clock never showed it. */
export const sweptSpanOf = (birth: BirthInput, resolve: LocalTimeResolver): SweptSpan =>
  birth.birthWindow ? windowOf(birth, birth.birthWindow, resolve) : dayOf(birth, resolve);
