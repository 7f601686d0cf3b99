import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type SenseLanguage, splitSentences } from '#modules/text-analysis/public';
import { readLabelled as readSenseSentences } from '#modules/text-analysis/testing/sense/measure';
import { type Features, featuresOf } from '../../lib/crisis/learned/features';
import { topics } from '../../lib/crisis/learned/read-learned';
import { type RuleReading, readRules } from '../../lib/crisis/read-rules';
import { readLabelled, readTraining } from './measure';
import { type Example, type Regression, score, train } from './regression';

/**
 * `npx tsx modules/safety/testing/crisis/train-gate.ts` writes `data/crisis-weights.ts`: what is learned in addition to the rules. Thresholds are
 * set by cross-validation so that of ordinary sentences 1 in 100 gets help next to the text, 4 the quiet line and 1 in 2,000 help first. It reads
 * nothing that was set apart. Takes some minutes; format the file afterwards.
 */
const languages = ['en', 'de', 'es'] as const;
const folds = 5;
/** Lines of a training file that follow each other are often alike: they stay in one fold. */
const alike = 6;
/** Features that are kept of each language, and of the topics. */
const kept = 13_000;
const keptOfTopics = 2500;

interface Item {
  readonly text: string;
  readonly class: string;
  readonly level: number;
  readonly group: number;
  /** Written for another purpose, or labelled ordinary: what thresholds are set by. */
  readonly ordinary: boolean;
  /** The rules were written with the open sets in sight: what they find there teaches nothing. */
  readonly withRules: boolean;
}

const personasOf = (language: SenseLanguage): readonly string[] => {
  const folder = fileURLToPath(new URL('../../../observations/testing/personas/open/', import.meta.url));
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${language}-`))
    .sort()
    .flatMap((name): string[] => Object.values(JSON.parse(readFileSync(`${folder}${name}`, 'utf8')).answers));
};

const itemsOf = (language: SenseLanguage): Item[] => {
  let group = 0;
  const items: Item[] = readTraining(language).map((item, index) => {
    group = Math.floor(index / alike);
    return { ...item, group, ordinary: item.class === 'ordinary', withRules: true };
  });
  for (const item of readLabelled(language, 'open')) {
    group += 1;
    items.push({ ...item, group, ordinary: false, withRules: false });
  }
  const other = { class: 'ordinary', level: 0, ordinary: true, withRules: true };
  for (const { text, speaker } of readSenseSentences(language, 'open')) {
    group += 1;
    if (speaker === 'own') items.push({ ...other, text, group });
  }
  for (const answer of personasOf(language)) {
    group += 1;
    for (const { start, end } of splitSentences(answer))
      items.push({ ...other, text: answer.slice(start, end), group });
  }
  return items;
};

const contexts = new Set(['longAgo', 'ended', 'fiction', 'now']);

/** Features of an item as a whole, to learn from, and of its parts as the gate reads them. */
const read = (item: Item, language: SenseLanguage) => {
  const spans = splitSentences(item.text);
  const textOf = (index: number): string => item.text.slice(spans[index]?.start ?? 0, spans[index]?.end ?? 0);
  const readings = spans.map(({ start, end }, index) =>
    readRules(
      {
        start,
        end,
        text: textOf(index),
        previous: index > 0 ? textOf(index - 1) : '',
        next: index + 1 < spans.length ? textOf(index + 1) : '',
      },
      language,
    ),
  );
  const flagsOf = (some: readonly RuleReading[]): string[] => [
    ...new Set(some.flatMap(({ flags }) => flags.filter((flag) => item.withRules || contexts.has(flag)))),
  ];
  const plainOf = (some: readonly RuleReading[]): string =>
    some.map(({ pieces }) => pieces.map((piece) => piece.trim()).join(' ')).join(' , ');
  const featuresOfSome = (some: readonly RuleReading[]): Features => featuresOf(plainOf(some), language, flagsOf(some));
  const parts = readings.flatMap((reading, index) => [
    ...reading.pieces.map((piece) => featuresOf(piece.trim(), language, flagsOf([reading]))),
    ...(index > 0 ? [featuresOfSome(readings.slice(index - 1, index + 1))] : []),
  ]);
  const level = Math.max(0, ...readings.flatMap(({ findings }) => findings.map((one) => one.level)));
  return { ...item, whole: featuresOfSome(readings), parts, ruleLevel: level };
};
type ReadItem = ReturnType<typeof read>;

const none: Features = { words: new Set(), meaning: new Set() };
const yes = (is: boolean): 0 | 1 => (is ? 1 : 0);
const levelsOf = ({ level }: Item): (0 | 1)[] => [yes(level >= 1), yes(level >= 2), yes(level >= 3)];

/** Numbers the features that are found twice or more. */
const createNumbers = (all: readonly Features[]) => {
  const times = new Map<number, number>();
  for (const { words, meaning } of all)
    for (const feature of [...words, ...meaning]) times.set(feature, (times.get(feature) ?? 0) + 1);
  const numbers = new Map<number, number>();
  for (const [feature, count] of times) if (count >= 2) numbers.set(feature, numbers.size);
  const numbered = (found: ReadonlySet<number>): Int32Array =>
    Int32Array.from([...found].map((feature) => numbers.get(feature) ?? -1).filter((number) => number >= 0));
  const toExample = ({ words, meaning }: Features, wanted: Example['wanted'] = [], weight = 1): Example => ({
    words: numbered(words),
    meaning: numbered(meaning),
    wanted,
    weight,
  });
  return { numbers, toExample };
};

/** The weightiest features of a regression in bytes, as `read-learned.ts` reads them. */
const encode = ({ weights, bias }: Regression, numbers: ReadonlyMap<number, number>, most: number) => {
  const outputs = bias.length;
  const weightsOf = (number: number): number[] => [...weights.subarray(number * outputs, (number + 1) * outputs)];
  const best = [...numbers]
    .map(([feature, number]) => ({ feature, of: weightsOf(number) }))
    .sort((one, other) => Math.max(...other.of.map(Math.abs)) - Math.max(...one.of.map(Math.abs)))
    .slice(0, most)
    .sort((one, other) => one.feature - other.feature);
  const step = Math.max(...best.flatMap(({ of }) => of.map(Math.abs))) / 127;
  const bytes = best.flatMap(({ feature, of }) => [
    feature >> 16,
    (feature >> 8) & 255,
    feature & 255,
    ...of.map((weight) => Math.round(weight / step) & 255),
  ]);
  return { step, bias: bias.map((one) => Number(one.toFixed(4))), data: Buffer.from(bytes).toString('base64') };
};

/** The score that this share of the scores exceeds. */
const above = (scores: readonly number[], share: number): number =>
  [...scores].sort((one, other) => other - one)[Math.floor(scores.length * share)] ?? 0;

const learn = (
  language: SenseLanguage,
  own: readonly ReadItem[],
  foreign: readonly ReadItem[],
  kin: readonly ReadItem[],
) => {
  const { numbers, toExample } = createNumbers([...own, ...foreign].map(({ whole }) => whole));
  const shared = [
    ...foreign.map(({ whole }) => toExample(whole, [0, 0, 0], 0.5)),
    ...kin.map((item) => toExample({ ...none, meaning: item.whole.meaning }, levelsOf(item), 0.3)),
  ];
  const foldOf = ({ group }: Item): number => (Math.imul(group + 1, 2_654_435_761) >>> 8) % folds;
  const trainOn = (items: readonly ReadItem[]): Regression =>
    train([...items.map((item) => toExample(item.whole, levelsOf(item))), ...shared], numbers.size, 3);
  const scored = Array.from({ length: folds }, (_, fold) => {
    const regression = trainOn(own.filter((item) => foldOf(item) !== fold));
    return own
      .filter((item) => foldOf(item) === fold && item.parts.length > 0)
      .map((item) => ({
        item,
        scores: [0, 1, 2].map((output) =>
          Math.max(...item.parts.map((part) => score(regression, toExample(part), output))),
        ),
      }));
  }).flat();
  const scoresOf = (of: (item: ReadItem) => boolean, output: number): number[] =>
    scored.filter(({ item }) => of(item)).map(({ scores }) => scores[output] as number);
  const ordinary = (item: ReadItem): boolean => item.ordinary;
  const thresholds = {
    quiet: above(scoresOf(ordinary, 0), 0.04),
    second: above(scoresOf(ordinary, 1), 0.01),
    first: above(scoresOf(ordinary, 2), 0.0005),
    // Of sentences in danger that a rule found, 2 in 100 score less.
    far: above(
      scoresOf((item) => item.withRules && item.level >= 2 && item.ruleLevel === 2, 0),
      0.98,
    ),
  };
  for (const name of [
    'direct',
    'oblique',
    'selfharm',
    'violence',
    'abuse',
    'psychosis',
    'harm-to-others',
    'lookalike',
    'ordinary',
  ]) {
    const those = scored.filter(({ item }) => item.class === name && item.withRules);
    const caught = those.filter(
      ({ scores: [any = 0, help = 0] }) => help > thresholds.second || (name === 'oblique' && any > thresholds.quiet),
    );
    console.info(language, name, 'cross-validated', ((caught.length / those.length) * 100).toFixed(1));
  }
  return { ...thresholds, ...encode(trainOn(own), numbers, kept) };
};

const all = new Map(languages.map((language) => [language, itemsOf(language).map((item) => read(item, language))]));
const others = (language: SenseLanguage) => languages.filter((other) => other !== language);
const learned = languages.map((language) => {
  const foreign = others(language).flatMap((other) =>
    itemsOf(other)
      .filter(({ level }, index) => level === 0 && index % 3 === 0)
      .map((item) => read(item, language)),
  );
  const kin = others(language).flatMap((other) => all.get(other) ?? []);
  return [language, learn(language, all.get(language) ?? [], foreign, kin)] as const;
});

const inDanger = [...all.values()].flat().filter(({ level }) => level > 0);
const topicOf = (name: string): string => ((topics as readonly string[]).includes(name) ? name : 'self');
const { numbers, toExample } = createNumbers(inDanger.map(({ whole }) => ({ ...none, meaning: whole.meaning })));
const ofTopics = train(
  inDanger.map((item) =>
    toExample(
      { ...none, meaning: item.whole.meaning },
      topics.map((topic) => yes(topic === topicOf(item.class))),
    ),
  ),
  numbers.size,
  topics.length,
);

const line = (name: string, values: object): string => `  ${name}: ${JSON.stringify(values).replaceAll('"', "'")},`;
writeFileSync(
  fileURLToPath(new URL('../../data/crisis-weights.ts', import.meta.url)),
  [
    '/** Made by `testing/crisis/train-gate.ts`; never edited by hand. */',
    'export const crisisWeights = {',
    ...learned.map(([language, values]) => line(language, values)),
    line('topics', encode(ofTopics, numbers, keptOfTopics)),
    '} as const;',
    '',
  ].join('\n'),
);
