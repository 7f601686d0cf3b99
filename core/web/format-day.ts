const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const shortWithYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** The reader's day of an instant: "21 November 2026". */
export const formatDay = (iso: string): string => long.format(new Date(iso));

/** The same, short; the year only where it is not this one: "18 Nov", "18 Nov 2025". */
export const formatShortDay = (iso: string, now: Date = new Date()): string => {
  const at = new Date(iso);
  return (at.getFullYear() === now.getFullYear() ? short : shortWithYear).format(at);
};

/** "Saturday 21 November". */
export const formatToday = (now: Date = new Date()): string => weekday.format(now).replace(',', '');
