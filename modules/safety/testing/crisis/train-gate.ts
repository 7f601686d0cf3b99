import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SenseLanguage } from '#modules/text-analysis/public';
import type { Features } from '../../lib/crisis/learned/features';
import { scalesOf, topics } from '../../lib/crisis/learned/read-learned';
import { type Example, type Regression, score, train } from './regression';
import { type ReadItem, readItems } from './training-items';

/**
 * `npx tsx modules/safety/testing/crisis/train-gate.ts` writes `data/crisis-weights.ts`: what is learned in addition to the rules. Thresholds are
 * set by cross-validation on sentences of clients in no danger. It reads nothing that was set apart. Takes some minutes; format the file
 * afterwards.
 */
const languages = ['en', 'de', 'es'] as const;
const folds = 5;
/** Features that are kept of each language, and of the topics. */
const kept = 20_000;
const keptOfTopics = 2500;
/** How much a sentence of a client counts next to a line of a training file. */
const clientWeight = 2;
/** Of a client's sentences, those that what was learned raises, and those that rules raise and it confirms. */
const shares = { quiet: 0.015, second: 0.005, confirmed: 0.005, first: 0.0003 };

const none: Features = { words: new Set(), meaning: new Set() };
const yes = (is: boolean): 0 | 1 => (is ? 1 : 0);
const levelsOf = ({ level }: ReadItem): (0 | 1)[] => [yes(level >= 1), yes(level >= 2), yes(level >= 3)];

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
    scales: scalesOf({ words: words.size, meaning: meaning.size }),
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

const foldOf = ({ group }: ReadItem): number => {
  let value = 7;
  for (const sign of group) value = Math.imul(value ^ sign.charCodeAt(0), 2_654_435_761);
  return (value >>> 8) % folds;
};

/** The score that this share of the scores does not reach. */
const lowest = (scores: readonly number[], share: number): number =>
  [...scores].sort((one, other) => one - other)[Math.floor(scores.length * share)] ?? 0;

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
  const trainOn = (items: readonly ReadItem[]): Regression =>
    train(
      [
        ...items.flatMap((item) =>
          [item.whole, ...(item.bare ? [item.bare] : [])].map((features) =>
            toExample(features, levelsOf(item), item.isClient ? clientWeight : 1),
          ),
        ),
        ...shared,
      ],
      numbers.size,
      3,
    );
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
  const clients = scored.filter(({ item }) => item.isClient);
  /** The score that this share of the clients' sentences exceeds, counting those of which a rule says this level. */
  const above = (output: number, share: number, ruleLevel = 0): number =>
    clients
      .map(({ item, scores }) => (item.ruleLevel >= ruleLevel ? (scores[output] as number) : Number.NEGATIVE_INFINITY))
      .sort((one, other) => other - one)[Math.floor(clients.length * share)] ?? 0;
  const [quiet, second, first] = [above(0, shares.quiet), above(1, shares.second), above(2, shares.first)];
  const thresholds = {
    quiet,
    second,
    first,
    // Where rules raise too few sentences for such a share, they need no more than what is far from danger.
    confirmed: Math.max(above(1, shares.confirmed, 2), second - 3),
    // Of explicit danger that a rule found, 2 in 100 score less.
    confirmedFirst: lowest(
      scored
        .filter(({ item: { withRules, level, ruleLevel } }) => withRules && level === 3 && ruleLevel === 3)
        .map(({ scores }) => scores[2] as number),
      0.02,
    ),
  };
  const doubtful = [...new Set(clients.flatMap(({ item }) => item.rules))].sort();
  const isHelped = ({ item: { rules }, scores: [, help = 0] }: (typeof scored)[number]): boolean =>
    help > thresholds.second || rules.some((rule) => help > thresholds.confirmed || !doubtful.includes(rule));
  for (const name of new Set(scored.map(({ item }) => item.class))) {
    const those = scored.filter(({ item }) => item.class === name && item.withRules);
    const caught = those.filter((one) => isHelped(one) || (name === 'oblique' && (one.scores[0] ?? 0) > quiet));
    console.info(language, name, 'cross-validated', ((caught.length / those.length) * 100).toFixed(2));
  }
  return { ...thresholds, doubtful, ...encode(trainOn(own), numbers, kept) };
};

const all = new Map(languages.map((language) => [language, readItems(language)]));
const learned = languages.map((language) => {
  const others = languages.filter((other) => other !== language);
  const foreign = others.flatMap((other) =>
    readItems(other, language).filter(({ level }, index) => level === 0 && index % 3 === 0),
  );
  const kin = others.flatMap((other) => all.get(other) ?? []);
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
