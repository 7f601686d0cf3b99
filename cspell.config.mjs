/*
 * The words of which nobody knows what they mean here, and nothing else: no dictionary is asked. They may not stand in
 * identifiers, names of files and comments; texts in quotes are free, and so are other people's names.
 */
const flagWords = [
  'held',
  'told',
  'reckon',
  'unsent',
  'tidy',
  'patience',
  'beside',
  'glass',
  'desk',
  'lanes',
  'unseal',
  'proven',
];

/** Folders (with a slash at the end) and files where they have not yet been replaced. This list only gets shorter. */
export const unfinished = [
  'modules/account/',
  'modules/administration/',
  'modules/aftercare/',
  'modules/analytics/',
  'modules/chart-engine/',
  'modules/charts/',
  'modules/clients/',
  'modules/community/',
  'modules/concerns/',
  'modules/concierge/',
  'modules/connections/',
  'modules/consultations/',
  'modules/conversations/',
  'modules/geo/',
  'modules/intake/',
  'modules/journey/',
  'modules/labors/',
  'modules/magazine/',
  'modules/match-scoring/',
  'modules/matching/',
  'modules/media/',
  'modules/money/',
  'modules/profile/',
  'modules/questions/',
  'modules/reports/',
  'modules/retreats/',
  'modules/safety/',
  'modules/scheduling/',
  'modules/sessions/',
  'modules/sharing/',
  'modules/synthesis/',
  'modules/text-analysis/',
  'modules/welcome/',
];

/** Names that hold one of them and stay, one line each. */
export const names = [
  { name: 'emailProven', reason: 'field of the replies about an account' },
  { name: 'ownerTold', reason: 'field of the reply and of the audit entry of break-glass' },
];

/** Files where one of them is right, one line each; `path` from the project's folder. */
export const exceptions = [];

/** Break-glass is a term of the field. */
const notBroken = '(?<![Bb]reak[-_ ]?|BREAK_)';
const anyOf = (words) => `(?:${words.map((word) => (/glass/i.test(word) ? notBroken + word : word)).join('|')})`;
const capitalised = flagWords.map((word) => word[0].toUpperCase() + word.slice(1));
/** As a word of its own or as a part of a name: `told`, `dropUnsent`, `BY_DESK`; not in `withheld`. */
const occurrences = [
  `(?<![A-Za-z])${anyOf(flagWords)}(?![a-z])`,
  `${anyOf(capitalised)}(?![a-z])`,
  `(?<![A-Za-z])${anyOf(flagWords.map((word) => word.toUpperCase()))}(?![A-Za-z])`,
];
/** What stands in quotes: wire fields, addresses, texts. An apostrophe within a word opens none. */
const texts = [
  String.raw`/(?<!\w)'(?:[^'\\\n]|\\.)*'/g`,
  String.raw`/(?<!\w)"(?:[^"\\\n]|\\.)*"/g`,
  '/`(?:[^`\\\\]|\\\\.)*`/g',
];

export const forbidden = new RegExp(occurrences.join('|'));

export default {
  version: '0.2',
  noConfigSearch: true,
  loadDefaultConfiguration: false,
  minWordLength: 4,
  flagWords,
  includeRegExpList: occurrences.map((pattern) => `/${pattern}/g`),
  ignoreRegExpList: [...texts, ...names.map(({ name }) => `/\\b${name}\\b/g`)],
  ignorePaths: [
    '**/node_modules',
    '**/dist',
    'cspell.config.mjs',
    ...unfinished.map((path) => (path.endsWith('/') ? `${path}**` : path)),
  ],
  overrides: exceptions.map(({ path, words }) => ({ filename: path, ignoreWords: words })),
};
