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
  'modules/concierge/',
  'modules/money/',
  'modules/questions/',
  'modules/retreats/',
  'modules/sessions/',
  'modules/observations/lib/',
  'modules/synthesis/lib/',
];

/** Names that hold one of them and stay, one line each. */
export const names = [
  { name: 'emailProven', reason: 'field of the replies about an account' },
  { name: 'ownerTold', reason: 'field of the reply and of the audit entry of break-glass' },
  { name: 'heldBack', reason: 'field of the reply about passages of a chart' },
  { name: 'toldUntil', reason: 'property of the column told_until' },
  { name: 'told_until', reason: 'column of notice_digests' },
  { name: 'clientToldSeq', reason: 'property of the column client_told_seq' },
  { name: 'otherToldSeq', reason: 'property of the column other_told_seq' },
];

/** Files where one of them is right, one line each; `path` from the project's folder. */
export const exceptions = [
  ...[
    'modules/labors/schemas/labor-audio.ts',
    'modules/labors/server/queries/recordings.ts',
    'modules/labors/web/parts/answer-editor.tsx',
    'modules/labors/web/parts/voice/recorder.stories.tsx',
    'modules/labors/web/parts/voice/use-voice.ts',
    'modules/labors/web/parts/voice/voice.test.tsx',
    'modules/intake/schemas/admin.ts',
    'modules/intake/server/queries/intake.ts',
    'modules/intake/web/pages/inbox-page.test.tsx',
    'modules/intake/web/parts/inbox/detail/intake-detail.tsx',
    'modules/intake/web/parts/inbox/testing/intakes.tsx',
  ].map((path) => ({
    path,
    words: ['held'],
    reason: "field of the replies about recordings and sealed answers, and of browsers' locks",
  })),
  ...['data/frameworks.ts', 'data/word-fields.ts'].map((file) => ({
    path: `modules/match-scoring/${file}`,
    words: ['told', 'held', 'glass'],
    reason: 'word lists and sentences',
  })),
  { path: 'modules/text-analysis/lib/sense/english-speech.ts', words: ['told'], reason: 'word lists' },
  {
    path: 'modules/consultations/migrations/20261122070000_consultation_desk.ts',
    words: [],
    reason: 'recorded name of a migration',
  },
  {
    path: 'modules/safety/lib/crisis/learned/concepts.ts',
    words: ['told'],
    reason: 'name of a feature that the weights were trained with',
  },
];

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
