import type { KnowledgeLanguage } from '#modules/knowledge/public';
import type { Line } from '../../schemas/line';

type Courtesy = Extract<Line, { kind: 'courtesy' }>;

/** Phrases of courtesy; without a language those that many languages share. */
const phrases: readonly (readonly [Courtesy['courtesy'], KnowledgeLanguage | null, string])[] = [
  [
    'bye',
    'en',
    'good ?bye|bye(?: bye)?|see you(?: (?:later|soon|tomorrow))?|good night|take care|have a (?:nice|good|great) (?:day|evening|one|weekend)',
  ],
  [
    'bye',
    'de',
    'tschüss?|tschüß|auf wiedersehen|bis (?:bald|später|dann|morgen)|gute nacht|mach.?s gut|schönen tag(?: noch)?',
  ],
  [
    'bye',
    'es',
    'adiós|adios|hasta (?:luego|pronto|mañana|la vista)|nos vemos|buenas noches|que tengas? (?:un )?buen día',
  ],
  ['bye', null, 'ciao|chao'],
  [
    'thanks',
    'en',
    'many thanks|thanks?(?: you)?(?: (?:so|very) much| a (?:lot|million)| again)?|thank u|thx|ty|cheers|much appreciated|(?:that|this)(?: is|.s| was|) (?:very |really |so )?(?:helpful|helped|great|perfect)|appreciate it',
  ],
  [
    'thanks',
    'de',
    'danke(?: ?schön| ?sehr| dir| ihnen| euch)?(?: dafür)?|vielen(?: herzlichen)? dank|herzlichen dank|tausend dank|dankeschön|besten dank',
  ],
  [
    'thanks',
    'es',
    'muchas gracias|muchísimas gracias|mil gracias|gracias(?: por (?:todo|la ayuda|tu ayuda|su ayuda))?|te lo agradezco',
  ],
  ['hello', 'en', 'hi(?: there)?|hello(?: there)?|hey(?: there)?|good (?:morning|afternoon|evening|day)|greetings'],
  ['hello', 'de', 'hallo|guten (?:morgen|tag|abend)|grüß (?:gott|dich)|servus|moin|grüezi'],
  ['hello', 'es', 'hola|buenos días|buenas tardes|buenas|qué tal'],
  [
    'agreed',
    'en',
    'all right|alright|got it|i see|understood|great|perfect|fine|good|cool|nice|sounds good|makes sense|that.?s all|no|yes|yep|yeah|nope|no worries|very good|wonderful',
  ],
  ['agreed', 'de', 'alles klar|verstanden|gut|sehr gut|super|in ordnung|passt|ja|nein|na gut|prima|das war alles'],
  ['agreed', 'es', 'vale|de acuerdo|entendido|muy bien|bien|perfecto|está bien|sí|genial|eso es todo'],
  ['agreed', null, 'ok(?:ay|ey)?|k'],
];
/** Which of several courtesies is answered: the last word of a talk comes first. */
const order: readonly Courtesy['courtesy'][] = ['bye', 'thanks', 'hello', 'agreed'];

const anyPhrase = phrases.map(([, , words]) => `(?:${words})`).join('|');
const onlyCourtesy = new RegExp(`^(?:(?:${anyPhrase})(?: hedo| guide| everyone| alle| a todos)?(?: |$))+$`, 'u');
const matchers = phrases.map(([courtesy, language, words]) => ({
  courtesy,
  language,
  matcher: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u'),
}));

/** What to reply to words that ask nothing, such as "thanks!"; null for anything else. */
export const findCourtesy = (text: string): Courtesy | null => {
  const plain = text
    .toLowerCase()
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
  if (plain === '' || !onlyCourtesy.test(plain)) return null;
  const matched = matchers.filter(({ matcher }) => matcher.test(plain));
  const courtesy = order.find((kind) => matched.some((phrase) => phrase.courtesy === kind));
  if (!courtesy) return null;
  const language =
    matched.find((phrase) => phrase.courtesy === courtesy && phrase.language)?.language ??
    matched.find((phrase) => phrase.language)?.language ??
    null;
  return { kind: 'courtesy', courtesy, language };
};
