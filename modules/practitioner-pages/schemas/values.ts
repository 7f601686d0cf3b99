/** What a practitioner may answer on the own page, in the words of `question.*` of the texts. */
export const questionIds = [
  'first-call',
  'who-comes',
  'not-for',
  'how-long',
  'between',
  'own-path',
  'training',
  'fees',
] as const;

export const pageLanguages = ['en', 'de', 'es'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

export const pageStates = ['draft', 'submitted', 'returned', 'approved'] as const;
export type PageState = (typeof pageStates)[number];

/** Whether everybody sees a page: it was never published, it is shown, or it was taken off. */
export const pageVisibilities = ['yes', 'hidden', 'no'] as const;

/** Orders of the list of pages for staff; the first is usual. */
export const studioSorts = ['waiting', 'name', 'changed'] as const;
export type StudioSort = (typeof studioSorts)[number];

export const credentialStates = ['uploaded', 'checked', 'refused', 'expired'] as const;
export type CredentialState = (typeof credentialStates)[number];

/** How a reviewer is named: `Anna`, `A. B.`, or not at all. */
export const namings = ['first-name', 'initials', 'nameless'] as const;
export type Naming = (typeof namings)[number];

/** Orders of the list of reviews for staff; the first is usual. */
export const reviewSorts = ['waiting', 'newest', 'stars'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Orders of the list of credentials for staff; the first is usual. */
export const credentialSorts = ['waiting', 'newest', 'expires', 'name'] as const;
export type CredentialSort = (typeof credentialSorts)[number];
/** `soon`: within sixty days. */
export const credentialExpiries = ['soon', 'over', 'never'] as const;

export const reviewStates = ['waiting', 'published', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Fewer reviews make no average. */
export const leastReviews = 3;

/** Bytes of a credential's document. */
export const largestDocument = 10 * 1024 * 1024;
export const mostCredentials = 20;

/** Days of a free time that the directory filters by. */
export const freeWithin = [3, 7, 14] as const;

/** Hours in which a guest confirms the address, and in which a practitioner answers while the time is reserved. */
export const confirmHours = 2;
export const answerHours = 24;
/** A time nearer than this is not offered to guests: nobody could answer in time. */
export const noticeHours = 4;
