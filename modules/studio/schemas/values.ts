/** What becomes of a draft; a draft without a state does not exist. */
export const draftStates = ['draft', 'in-review', 'scheduled'] as const;
export type DraftState = (typeof draftStates)[number];

/** How a text stands to the source language. `incomplete`: entries that carry their translations with them lack some. */
export const translationStates = ['source', 'missing', 'out-of-date', 'incomplete', 'current'] as const;
export type TranslationState = (typeof translationStates)[number];

/** Addresses below `/api/studio` that are no nouns. */
export const reservedNouns = ['first-run', 'kept', 'media', 'offers', 'retreats'] as const;

/** Days from now until which a publication may be scheduled. */
export const mostDaysAhead = 366;
