import type { DaySweep } from '../../engine/chart';

type Span = Pick<DaySweep, 'from' | 'to'>;

const minute = 60_000;

/** What the clock of a place showed at an instant, '05:40'; with the offset on days when it was moved, since a time may come twice. */
export const localClock = (zone: string, { from, to }: Span): ((iso: string | number) => string) => {
  const parts = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).formatToParts(at);
  const offset = (at: number) =>
    parts(at, { timeZoneName: 'longOffset' }).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const moved = offset(start) !== offset(end - 1);
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (iso) => {
    const at = Math.round((typeof iso === 'number' ? iso : Date.parse(iso)) / minute) * minute;
    const clock = format.format(at);
    // The end of a day belongs to it, not to the next one.
    const text = at >= end && clock === '00:00' ? '24:00' : clock;
    return moved ? `${text} (${offset(Math.min(at, end - 1)).replace('GMT', 'UTC')})` : text;
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
