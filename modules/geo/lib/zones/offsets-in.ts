import { entryAt, historyOf } from './zones';

/** A clock's distance from Greenwich in seconds east, in force from an instant (ISO 8601 in UTC) on. */
export interface ClockOffset {
  readonly from: string;
  readonly seconds: number;
}

/** What the clocks of a zone were ahead of UTC by during a span of instants (ISO 8601, the end exclusive), in order of time. Throws a LocalTimeError for an unknown zone. */
export const offsetsIn = (zone: string, span: { readonly from: string; readonly to: string }): ClockOffset[] => {
  const history = historyOf(zone);
  const { times, offsets } = history;
  const [start, end] = [span.from, span.to].map((iso) => Date.parse(iso) / 1000) as [number, number];
  const list: ClockOffset[] = [];
  for (let entry = entryAt(history, start); entry < times.length && times[entry]! < end; entry += 1) {
    const since = new Date(Math.max(start, times[entry]!) * 1000).toISOString();
    list.push({ from: since, seconds: offsets[entry]! });
  }
  return list;
};
