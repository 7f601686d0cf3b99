/** What somebody may write to us about; the first is the default. */
export const interests = ['protocol-a', 'concierge', 'retreats', 'partnership', 'other'] as const;
/** One of the five subjects. */
export type Interest = (typeof interests)[number];

/** Longest name and message, in characters. */
export const limits = { name: 120, message: 5000 } as const;
