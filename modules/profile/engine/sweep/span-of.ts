import { ChartInputError } from '../errors';
import type { BirthInput, LocalTimeResolver } from '../input';
import type { SweptSpan } from './sweep-span';

const DAY_SECONDS = 86_400;
const readingAt = (second: number): string => new Date(second * 1000).toISOString().slice(11, 19);
const secondOf = (time: string): number => Date.parse(`1970-01-01T${time.padEnd(8, ':00')}Z`) / 1000;

/**
 * From the first to the last instant at which the clock showed a reading from `first` to `last` (seconds of the day), in Unix
 * milliseconds, the end exclusive. Readings that the clock skipped are left out, readings that it showed twice count both times.
 * Null where it showed neither the first nor the last, and so none.
 */
function instantsOf(birth: BirthInput, resolve: LocalTimeResolver, [first, last]: [number, number]) {
  const { birthDate: date, tz: zone } = birth;
  const at = (second: number, fold: 'earlier' | 'later') => resolve({ date, time: readingAt(second), zone, fold });
  const shown = (second: number) => at(second, 'earlier').status !== 'gap';
  const inner = [first, last].find(shown);
  if (inner === undefined) return null;
  const outermost = (end: number): number => {
    let [inside, outside] = shown(end) ? [end, end] : [inner, end];
    while (Math.abs(outside - inside) > 1) {
      const middle = Math.floor((inside + outside) / 2);
      if (shown(middle)) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  return {
    from: Date.parse(at(outermost(first), 'earlier').utc),
    to: Date.parse(at(outermost(last), 'later').utc) + 1000,
  };
}

/** What has to be swept for a birth of unknown time: its local day or window. Throws a ChartInputError where the clock never showed it. */
export function sweptSpanOf(birth: BirthInput, resolve: LocalTimeResolver): SweptSpan {
  const { birthDate, birthWindow, tz } = birth;
  if (birthWindow) {
    const span = instantsOf(birth, resolve, [secondOf(birthWindow.from), secondOf(birthWindow.to) - 1]);
    if (span) return { ...span, clock: { from: birthWindow.from, to: birthWindow.to }, grade: 'window' };
    const message = 'The clock was moved forward over this whole window. Let it end after the time that was skipped.';
    throw new ChartInputError('window-malformed', 'birthWindow', message);
  }
  const span = instantsOf(birth, resolve, [0, DAY_SECONDS - 1]);
  if (span) return { ...span, clock: { from: '00:00', to: '24:00' }, grade: 'day' };
  throw new ChartInputError('date-impossible', 'birthDate', `The calendar of ${tz} skipped ${birthDate}.`);
}
