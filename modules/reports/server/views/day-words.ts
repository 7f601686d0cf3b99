const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A civil date or an instant as its day: "9 April 1948". */
export const dateWords = (date: string): string => day.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
