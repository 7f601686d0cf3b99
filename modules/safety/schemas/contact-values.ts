/** Where a person was when they asked to be contacted. */
export const contactOrigins = ['reading', 'assistant', 'community', 'help'] as const;
export type ContactOrigin = (typeof contactOrigins)[number];

/** What somebody of the team did about a request. */
export const contactOutcomes = ['phone', 'mail', 'not-reached', 'handed-over'] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

export const contactPaths = {
  own: '/api/safety/contact-requests/me',
  all: '/api/safety/contact-requests',
  counts: '/api/safety/contact-requests/counts',
  offer: '/api/safety/help-offer',
  page: '/management/contact-requests',
} as const;

/** Characters of a note. */
export const longestNote = 500;
