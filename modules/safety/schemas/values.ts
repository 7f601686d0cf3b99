/** What help is for, in the order in which it is offered. */
export const helpKinds = ['self-harm', 'violence', 'mental-health', 'children'] as const;
export type HelpKind = (typeof helpKinds)[number];

/** A directory of help lines in most countries. */
export const directory = { name: 'Find A Helpline', address: 'https://findahelpline.com' } as const;

/** Where the page and the cards read from, by the language of the page. */
export const helpLinesPath = (language: string): `/api/help-lines?language=${'en' | 'de' | 'es'}` =>
  `/api/help-lines?language=${language === 'de' || language === 'es' ? language : 'en'}`;
