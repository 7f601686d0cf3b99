import { getOwnZone } from '#core/web/slots/zones';
import type { AvailabilityInput, AvailabilityView } from '../../../schemas/appointment';
import { texts } from '../inbox/texts/texts';

/** From when to when, `HH:MM`, or as far as it was typed; the key tells rows apart while they are typed. */
export interface Span {
  readonly key: string;
  readonly from: string;
  readonly to: string;
}
/** One date that is not like its weekday; without spans nothing is offered on it. */
export interface Exception {
  readonly key: string;
  readonly date: string;
  readonly spans: readonly Span[];
}
/** The sheet as it is being typed; `week` has Monday first. */
export interface Sheet {
  readonly zone: string;
  readonly bufferMinutes: number;
  readonly week: readonly (readonly Span[])[];
  readonly exceptions: readonly Exception[];
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
let keys = 0;
/** A row with a key of its own. */
export const newSpan = (from = '09:00', to = '12:00'): Span => ({ key: `${++keys}`, from, to });
export const newException = (date = ''): Exception => ({ key: `${++keys}`, date, spans: [] });

/** The stored sheet as the form shows it; before the first one, empty hours in the browser's zone. */
export const sheetOf = (view: AvailabilityView): Sheet => ({
  zone: view.version === 0 ? getOwnZone() : view.zone,
  bufferMinutes: view.bufferMinutes,
  week: weekdays.map((day) =>
    view.weekly.filter(({ weekday }) => weekday === day).map(({ from, to }) => newSpan(from, to)),
  ),
  exceptions: view.exceptions.map(({ date, hours }) => ({
    ...newException(date),
    spans: hours.map(({ from, to }) => newSpan(from, to)),
  })),
});

/** What is sent. */
export const inputOf = ({ zone, bufferMinutes, week, exceptions }: Sheet): AvailabilityInput => ({
  zone,
  bufferMinutes,
  weekly: week.flatMap((spans, at) => spans.map(({ from, to }) => ({ weekday: at + 1, from, to }))),
  exceptions: exceptions.map(({ date, spans }) => ({ date, hours: spans.map(({ from, to }) => ({ from, to })) })),
});

const clock = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** What is wrong with the hours of one day, by the key of its row. */
export const wrongIn = (spans: readonly Span[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    spans.flatMap(({ key, from, to }, at) => {
      if (!clock.test(from) || !clock.test(to) || from === '24:00') return [[key, texts('hours.time')]];
      if (to <= from) return [[key, texts('hours.wrong')]];
      const overlaps = spans.slice(0, at).some((other) => from < other.to && other.from < to);
      return overlaps ? [[key, texts('hours.overlap')]] : [];
    }),
  );

/** What is wrong with the whole sheet, by the key of the row. */
export const wrongInSheet = ({ week, exceptions }: Sheet): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...week.map(wrongIn),
    ...exceptions.map(({ spans }) => wrongIn(spans)),
    ...exceptions.map(({ key, date }, at) => {
      if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return { [key]: texts('hours.date') };
      return exceptions.slice(0, at).some((other) => other.date === date) ? { [key]: texts('hours.twice') } : {};
    }),
  );
