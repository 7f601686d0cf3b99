/** Where the number of unread notices is read; the bell and the page share it. */
export const countPath = '/api/notifications/me/count';

/** Whether a mail comes once a day. */
export const digestPath = '/api/notifications/digest';
