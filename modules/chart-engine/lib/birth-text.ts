const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A civil date ("1948-04-09") in words: "9 April 1948". It has no zone, so no zone may move it. */
export const dateText = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

/** A local reading "1987-04-05T03:30:00" as "03:30", with its date where that is another one than `date`. */
export const readingText = (reading: string, date: string): string => {
  const [on = '', time = ''] = reading.split('T');
  const clock = time.endsWith(':00') ? time.slice(0, 5) : time;
  return on === date ? clock : `${clock} on ${dateText(on)}`;
};

/** An instant of UTC in words: "9 April 1948, 05:05:00 UTC". */
export const utcText = (iso: string): string => `${dateText(iso.slice(0, 10))}, ${iso.slice(11, 19)} UTC`;

/** What is known of the time of a birth, as the clock showed it. */
interface KnownTime {
  readonly birthTime: string | null;
  readonly birthWindow: { readonly from: string; readonly to: string } | null;
}
/** The time of a birth as it is known: "00:05" or "between 06:00 and 09:00"; null where it is not. */
export const timeText = ({ birthTime, birthWindow }: KnownTime): string | null =>
  birthWindow ? `between ${birthWindow.from} and ${birthWindow.to}` : birthTime;
