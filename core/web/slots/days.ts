/** A time that can be chosen, with the person it would be with. */
export interface PickableSlot {
  /** ISO instant. */
  readonly start: string;
  readonly staffId: string;
  readonly staffName: string;
}

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day (`YYYY-MM-DD`) of an instant in a zone. */
export const toDay = (instant: string, zone: string): string => {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(zone, format);
  return format.format(new Date(instant));
};

/** A day so many days after another one. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** All days from one on to, not including, another one. */
export const listDays = (from: string, until: string): readonly string[] => {
  const count = Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
  return Array.from({ length: Math.max(0, count) }, (_, at) => addDays(from, at));
};

/** Slots by their day in a zone. */
export const groupByDay = <S extends PickableSlot>(
  slots: readonly S[],
  zone: string,
): ReadonlyMap<string, readonly S[]> => {
  const days = new Map<string, S[]>();
  for (const slot of slots) {
    const day = toDay(slot.start, zone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
};
