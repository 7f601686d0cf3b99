import { createTurns, guessLanguage, type SenseLanguage, splitSentences } from '#modules/text-analysis/public';
import { type CrisisAssessment, type CrisisFinding, toAssessment } from './crisis';
import { isDoubtful, type LearnedReading, readLearned } from './learned/read-learned';
import { withoutUnseen } from './plain-words';
import { type RuleReading, readRulesInSteps, type Sentence } from './read-rules';

const all: readonly SenseLanguage[] = ['en', 'de', 'es'];

/** A short sentence says too little of its language, and a writer may change it: then all are tried. */
const languagesOf = (sentence: string, known: readonly SenseLanguage[]): readonly SenseLanguage[] => {
  if ((sentence.match(/\p{L}+/gu)?.length ?? 0) < 9) return all;
  const guessed = guessLanguage(sentence);
  return guessed === null ? all : [...new Set([guessed, ...known])];
};

/** Of the findings in a sentence the gravest of each category. */
const gravest = (findings: readonly CrisisFinding[]): CrisisFinding[] => {
  const best = new Map<string, CrisisFinding>();
  for (const finding of findings)
    if ((best.get(finding.category)?.level ?? 0) < finding.level) best.set(finding.category, finding);
  return [...best.values()].sort((one, other) => other.level - one.level);
};

/** Rules that never raised a client in no danger need no confirmation, but for explicit danger. */
const levelOf = ({ level, why }: CrisisFinding, confirmed: 1 | 2 | 3): 1 | 2 | 3 => {
  if (level <= confirmed) return level;
  return confirmed === 1 && !isDoubtful(why) ? 2 : confirmed;
};

/** One finding more where what was learned sees more than the rules; those of rules stand as high as it confirms. */
const withLearned = (
  findings: readonly CrisisFinding[],
  { level, category, confirmed }: LearnedReading,
  { start, end, language }: { readonly start: number; readonly end: number; readonly language: SenseLanguage },
): CrisisFinding[] => {
  const standing = findings.map((finding) => ({
    ...finding,
    level: levelOf(finding, confirmed),
  }));
  const byRules = Math.max(0, ...standing.map((finding) => finding.level));
  if (level === 0 || level <= byRules) return standing;
  return [...standing, { start, end, level, category, why: `${language}:learned` }];
};

/** Wishes for a better night, which what was learned takes for a wish never to wake. What says no more than "I want to sleep" is none. */
const betterNight: Readonly<Record<SenseLanguage, RegExp>> = {
  en: /^\W*(?:i|we)(?:['’]d| would)?(?: (?:just|only|really|so))* (?:want|need|wish|like|love|long|hope)(?: to)?(?: be able to)? (?:sleep|rest)(?: (?:again|better|well|properly|more|deeply|through(?: the night)?|(?:a|one) whole night|(?:\w+ )?hours(?: a night)?))+\W*$/iu,
  de: /^\W*ich (?:möchte|will|würde|brauche)(?: (?:gern|gerne|so|nur|einfach|endlich|nachts|abends))*(?: (?:mal|wieder|besser|mehr|gut|richtig|durch|ruhiger|\p{L}+ stunden))+ (?:schlafen|durchschlafen|ausschlafen|ausruhen)(?: können)?\W*$/iu,
  es: /^\W*(?:s[oó]lo )?(?:quiero|quisiera|me gustar[ií]a|necesito)(?: (?:poder|volver a|solo|sólo))* (?:dormir|descansar)(?: (?:bien|mejor|más|otra vez|de nuevo|toda la noche|una noche entera|\p{L}+ horas))+\W*$|^\W*(?:quiero|quisiera|me gustar[ií]a|necesito) volver a (?:dormir|descansar)\W*$/iu,
};

/** Reads the sentences of one language in their order: each alone, and together with the one before it. */
const createReader = (language: SenseLanguage, isLearned: boolean) => {
  let before: { readonly reading: RuleReading; readonly isNear: boolean; readonly level: number } | null = null;
  return function* (sentence: Sentence): Generator<undefined, readonly CrisisFinding[]> {
    const reading = yield* readRulesInSteps(sentence, language);
    if (reading.findings.length === 0 && (!isLearned || betterNight[language].test(sentence.text))) return [];
    const read = reading.pieces.map((piece) => readLearned(piece.trim(), language, reading.flags));
    const isNear = read.some((one) => one.isNear);
    const level = Math.max(0, ...[...read, ...reading.findings].map((one) => one.level));
    const [piece] = reading.pieces;
    const [pieceBefore] = before?.reading.pieces ?? [];
    const isShort = reading.pieces.length === 1 && before?.reading.pieces.length === 1;
    if (before && piece && pieceBefore && isShort && (isNear || before.isNear)) {
      const flags = [...new Set([...before.reading.flags, ...reading.flags])];
      const pair = readLearned(`${pieceBefore.trim()} , ${piece.trim()}`, language, flags);
      // What the sentence before says by itself is nothing that this one adds.
      read.push(pair.level > before.level ? pair : { ...pair, level: 0 });
    }
    before = { reading, isNear, level };
    const gravestOf = read.reduce((one, other) => (other.level > one.level ? other : one));
    const { confirmed } = read.reduce((one, other) => (other.confirmed > one.confirmed ? other : one));
    const learned = { ...gravestOf, confirmed, level: isLearned ? gravestOf.level : 0 } as const;
    return withLearned(reading.findings, learned, { start: sentence.start, end: sentence.end, language });
  };
};

/** A text of so many sentences is short. */
const few = 12;

/** The reading of a text in steps of a rule, so that long ones can be read in turns, and the first ones, which compile the rules. */
function* stepsOf(text: string, language?: SenseLanguage): Generator<undefined, CrisisAssessment> {
  const { text: seen, at } = withoutUnseen(text);
  const known = [...new Set([language, guessLanguage(seen)])].filter((one) => one !== undefined && one !== null);
  const spans = splitSentences(seen);
  const textOf = (index: number): string => {
    const span = spans[index];
    return span ? seen.slice(span.start, span.end) : '';
  };
  const toOriginal = (offset: number): number => at[offset] ?? offset;
  // A short text says too little of its language; in a long one only those that it is written in are read with what was learned.
  const isLearned = (one: SenseLanguage): boolean => spans.length <= few || known.includes(one);
  const readers = {
    en: createReader('en', isLearned('en')),
    de: createReader('de', isLearned('de')),
    es: createReader('es', isLearned('es')),
  };
  const findings: CrisisFinding[] = [];
  for (const [index, { start, end }] of spans.entries()) {
    yield;
    const sentence = { start, end, text: textOf(index), previous: textOf(index - 1), next: textOf(index + 1) };
    const found: CrisisFinding[] = [];
    for (const one of languagesOf(sentence.text, known)) found.push(...(yield* readers[one](sentence)));
    for (const one of gravest(found)) findings.push({ ...one, start: toOriginal(start), end: toOriginal(end - 1) + 1 });
  }
  return toAssessment(findings);
}

/**
 * Whether somebody who wrote this may be in danger, by rules in English, German and Spanish and by what was learned from labelled
 * sentences. Offsets are UTF-16 units of `text`. It misses much, so silence proves nothing: the permanent link to help is the promise.
 * `language` is tried next to what is guessed.
 */
export const assessCrisis = (text: string, language?: SenseLanguage): CrisisAssessment => {
  const steps = stepsOf(text, language);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** The same for servers: of a long text it lets other work go first now and then. */
export const assessCrisisInTurns = async (text: string, language?: SenseLanguage): Promise<CrisisAssessment> => {
  const takeTurn = createTurns();
  const steps = stepsOf(text, language);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await takeTurn();
  }
};
