import { formatOffset } from '#core/web/slots/zones';
import type { DaySweep } from '#modules/chart-engine/public';

type Span = Pick<DaySweep, 'from' | 'to' | 'offsets'>;

const minute = 60_000;

/** By what clocks of the place were ahead of UTC at an instant; null where the chart came without offsets. */
const offsetIn = ({ offsets = [] }: Span, at: number): number | null =>
  offsets.findLast(({ from }, index) => index === 0 || Date.parse(from) <= at)?.seconds ?? null;

/** The same by what the device knows of a zone, which before 1970 is not everywhere right. */
const deviceOffset = (zone: string, at: number): number => {
  const second = Math.floor(at / 1000);
  const clock = new Date(second * 1000).toLocaleString('sv-SE', { timeZone: zone });
  return Date.parse(`${clock.replace(' ', 'T')}Z`) / 1000 - second;
};

/** What the clock of a place showed at an instant, '05:40'; with the offset on days when it was moved, since a time may come twice. */
export const localClock = (zone: string, span: Span): ((iso: string | number) => string) => {
  const [start, end] = [Date.parse(span.from), Date.parse(span.to)];
  const offset = (at: number) => offsetIn(span, at) ?? deviceOffset(zone, at);
  const moved = offset(start) !== offset(end - 1);
  return (iso) => {
    const at = typeof iso === 'number' ? iso : Date.parse(iso);
    // The end of a day belongs to it, not to the next one.
    const seconds = offset(Math.min(at, end - 1));
    const local = Math.round((at + seconds * 1000) / minute) * minute;
    const clock = new Date(local).toISOString().slice(11, 16);
    const text = at >= end && clock === '00:00' ? '24:00' : clock;
    return moved ? `${text} (${formatOffset(seconds)})` : text;
  };
};

/** Instants to write under a span: every half hour, hour, second or sixth hour, by its length. */
export const marksOf = ({ from, to }: Span): readonly number[] => {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const hours = (end - start) / (60 * minute);
  const step = (hours <= 2 ? 0.5 : hours <= 5 ? 1 : hours <= 10 ? 2 : 6) * 60 * minute;
  const marks: number[] = [];
  for (let at = start; at <= end; at += step) marks.push(at);
  return marks;
};
