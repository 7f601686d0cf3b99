import type { UiLanguage } from '#core/contract/page';

/** What help is for, in the order in which it is offered. */
export const helpKinds = ['self-harm', 'violence', 'mental-health', 'children'] as const;
export type HelpKind = (typeof helpKinds)[number];

/** A directory of help lines in most countries. */
export const directory = { name: 'Find A Helpline', address: 'https://findahelpline.com' } as const;

/** The language that help is written in. */
export const toHelpLanguage = (language: UiLanguage): Exclude<UiLanguage, 'en-XA'> =>
  language === 'en-XA' ? 'en' : language;

/** Where a person was when they asked to be contacted. */
export const contactOrigins = ['reading', 'assistant', 'community', 'help'] as const;
export type ContactOrigin = (typeof contactOrigins)[number];

/** What somebody of the team did about a request. */
export const contactOutcomes = ['phone', 'mail', 'not-reached', 'handed-over'] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

/** Where the team answers requests. */
export const contactRequestsPage = '/management/contact-requests';

/** Characters of a note. */
export const longestNote = 500;
