export const inboxStates = ['waiting', 'snoozed', 'done'] as const;
export const inboxAssignees = ['me', 'nobody', 'mentioned'] as const;
/** The first is usual. */
export const inboxSorts = ['kind', 'due', 'newest'] as const;
export const inboxLimits = { note: 5000, reply: 20_000, subject: 150, template: 80, mentions: 20 } as const;
/** Days for which finished items stay in the list. */
export const doneDays = 90;
/** Seconds after which somebody who said nothing more counts as gone from an item. */
export const presenceSeconds = 45;

/** What machines answer: for somebody who is away, and for a mail that could not be delivered. */
export const automaticKinds = ['reply', 'bounce'] as const;
export type Automatic = (typeof automaticKinds)[number];
