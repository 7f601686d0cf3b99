import { ChartInputError } from '../errors';
import type { BirthInput, LocalTimeResolver } from '../input';
import { type Part, partsOf } from './parts-of';
import type { SweptSpan } from './sweep-span';

const DAY_SECONDS = 86_400;
const readingAt = (second: number): string => new Date(second * 1000).toISOString().slice(11, 19);
const secondOf = (time: string): number => Date.parse(`1970-01-01T${time.padEnd(8, ':00')}Z`) / 1000;

/** All the time during which the clock of the place showed that date and a reading from `first` to `last` (seconds of the day). */
function instantsOf(birth: BirthInput, resolve: LocalTimeResolver, [first, last]: [number, number]): Part[] {
  const { birthDate: date, tz: zone } = birth;
  const at = (second: number, fold: 'earlier' | 'later'): number | null => {
    const { utc, status } = resolve({ date, time: readingAt(second), zone, fold });
    return status === 'gap' ? null : Date.parse(utc);
  };
  return partsOf(at, first, last);
}

/** What has to be swept for a birth of unknown time: its local day or window. Throws a ChartInputError where the clock never showed it. */
export function sweptSpanOf(birth: BirthInput, resolve: LocalTimeResolver): SweptSpan {
  const { birthDate, birthWindow, tz } = birth;
  if (birthWindow) {
    const parts = instantsOf(birth, resolve, [secondOf(birthWindow.from), secondOf(birthWindow.to) - 1]);
    if (parts.length > 0) return { parts, clock: { from: birthWindow.from, to: birthWindow.to }, grade: 'window' };
    const message = 'The clock was moved forward over this whole window. Let it end after the time that was skipped.';
    throw new ChartInputError('window-malformed', 'birthWindow', message);
  }
  const parts = instantsOf(birth, resolve, [0, DAY_SECONDS - 1]);
  if (parts.length > 0) return { parts, clock: { from: '00:00', to: '24:00' }, grade: 'day' };
  throw new ChartInputError('date-impossible', 'birthDate', `The calendar of ${tz} skipped ${birthDate}.`);
}
