/** Calendars that one practitioner subscribes to. */
export const mostFeeds = 10;
/** Minutes after which a calendar is read again. */
export const readMinutes = 15;
/** Minutes after a failed try, doubled with each that follows. */
export const retryMinutes = 5;
export const mostRetryMinutes = 12 * 60;
/** Bytes of one calendar that are read. */
export const mostBytes = 5 * 1024 * 1024;
/** Entries of one calendar that are read. */
export const mostEntries = 10_000;
/** Days ahead for which busy times are worked out: a little more than can be booked. */
export const daysAhead = 200;
/** Days after which a calendar that has not changed is read whole all the same, since later days have come into sight. */
export const freshDays = 7;
