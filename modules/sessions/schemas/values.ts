/** A session by itself, one of a series bought together, or one with several people. */
export const serviceKinds = ['single', 'series', 'group'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** Where people meet. */
export const sessionModes = ['place', 'phone', 'video'] as const;
export type SessionMode = (typeof sessionModes)[number];

/** Minutes before its beginning from which the two see the address of a video session, and for how long after its end. */
export const roomOpensMinutes = 10;
export const roomClosesMinutes = 60;

/** Reminders that can be chosen, in minutes before a session. */
export const reminderChoices = [2880, 1440, 240, 60, 15] as const;

/** Minutes for which an earlier time is kept for the client to whom it was offered. */
export const offerMinutes = 240;

/** Currencies in which a service may have a price; amounts are whole numbers of the smallest unit. */
export const priceCurrencies = ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'JPY', 'MXN'] as const;

export const longestTitle = 80;
export const longestDescription = 600;
