/** What reads calendars of others: they may be large, and written to be slow. */
export { listCalendars, readCalendar, removeEntry, writeEntry } from './outgoing/dav';
export { readFeed } from './outgoing/read-feed';
