import {
  type Kind,
  type Matter,
  measurePassages,
  type Observation,
  type Passage,
  readLabors,
} from '#modules/observations/public';
import { freeOf, inOrder, isTakenBy, laborsOf, overlaps, shortBelow, wordsOf } from './free-passages';
import type { LensKind, SectionKind } from './wording/wording';

/** An observation with those of its passages that no other section quotes. */
export interface Chosen {
  readonly observation: Observation;
  readonly passages: readonly Passage[];
}

export interface Selection {
  readonly sections: readonly Chosen[];
  readonly lenses: readonly Chosen[];
  readonly lifeline: Observation | null;
}

const mostEndings = 3;

/** Passages of the highest measure: how many are set aside before the other sections choose, how many there are in all, and of one Labor. */
const firstCentral = (words: number): number => (words < 600 ? 0 : 3);
const mostCentral = (words: number): number => (words < shortBelow ? 2 : words < 600 ? 5 : 7);
/** Where fewer sections stand, that many more passages do. */
const fewestOthers = 3;
const mostCentralOfLabor = 2;
/** Answers of so many words that nothing quotes are quoted too, so many of them. */
const longAnswer = 85;
const mostLong = 2;

/** Fewer words than this in all, and the reading says that it is short. */
export const thinBelow = 120;

/** How many sections a text of so many words can carry. */
export const sectionsFor = (words: number): number =>
  words < thinBelow ? 4 : words < shortBelow ? 6 : words < 600 ? 7 : words < 1200 ? 8 : 9;

/** Of one framework at most so many passages; the order is that of their weight. */
const lensesOf: Readonly<Record<LensKind, 'jung' | 'frankl' | 'eliade' | 'others'>> = {
  dream: 'jung',
  shadow: 'jung',
  stance: 'frankl',
  threshold: 'eliade',
  rite: 'eliade',
  body: 'others',
  figure: 'others',
};
export const frameworkOf = (kind: LensKind) => lensesOf[kind];
export const isLens = (kind: Kind): kind is LensKind => kind in lensesOf;
export const isSection = (kind: Kind): kind is SectionKind => kind !== 'lifeline' && !isLens(kind);
const fewest: Readonly<Record<'jung' | 'frankl' | 'eliade' | 'others', number>> = {
  jung: 2,
  frankl: 1,
  eliade: 1,
  others: 2,
};

/** Kinds that need passages of two Labors to be a pattern. */
const patterns: ReadonlySet<Kind> = new Set(['echo', 'return', 'insistence']);
/** Kinds of which a second finding may stand: each has people or things of its own. */
const repeatable: ReadonlySet<Kind> = new Set(['echo', 'return', 'kept', 'correction', 'halves']);
/** Passages that share more than one word say more than one word that returns. */
const mostOf = (kind: Kind, sections: readonly Chosen[], words: number): number => {
  if (kind === 'echo') return words < 1200 ? 3 : 4;
  if (kind === 'return' && sections.filter(({ observation }) => observation.claim.kind === 'echo').length > 1) return 1;
  return repeatable.has(kind) ? 2 : 1;
};
/** What goes first where there is too much. */
const yields: Readonly<Partial<Record<Kind, number>>> = {
  unsaid: 0.5,
  shift: 0.5,
  scene: 0.4,
  turn: 0.4,
  fear: 0.3,
  halves: 0.1,
};

const isShown = ({ claim }: Observation, passages: readonly Passage[]): boolean =>
  passages.length > 0 && (!patterns.has(claim.kind) || laborsOf(passages).size >= 2);

/** Kinds near to what a client is about; a thing that returns leaves them their only sentence. */
const central: ReadonlySet<Kind> = new Set([
  'marked',
  'condition',
  'saying',
  'echo',
  'stays',
  'hide',
  'conclusion',
  'correction',
  'kept',
  'spoken',
  'heard',
  'wish',
]);

/** Kinds that take what the others leave. */
const isAddedLater = (kind: Kind): boolean => kind === 'weight' || kind === 'ending' || kind === 'central';

/** Passages without which a central finding could not be shown. */
const soleEvidence = (
  left: readonly Observation[],
  sections: readonly Chosen[],
  taken: readonly Passage[],
  matter: Matter,
): Passage[] =>
  left
    .filter(
      ({ claim }) =>
        central.has(claim.kind) && !sections.some(({ observation }) => observation.claim.kind === claim.kind),
    )
    .map((observation) => freeOf(observation, taken, matter))
    .flatMap((passages) => (passages.length === 1 ? passages : []));

/** How much of what was written lies in Labors that no section quotes yet. */
const coverageOf = (passages: readonly Passage[], taken: readonly Passage[], matter: Matter): number => {
  const covered = laborsOf(taken);
  const total = matter.answers.reduce((sum, { words }) => sum + words, 0) || 1;
  return matter.answers
    .filter(({ answer }) => !covered.has(answer.laborNumber) && laborsOf(passages).has(answer.laborNumber))
    .reduce((sum, { words }) => sum + words / total, 0);
};

/** The next section by weight, by kinds that are not there yet and by the room its Labors have in what was written. */
const nextOf = (
  left: readonly Observation[],
  sections: readonly Chosen[],
  taken: readonly Passage[],
  matter: Matter,
): Chosen | null => {
  const words = wordsOf(matter);
  const count = (kind: Kind): number => sections.filter(({ observation }) => observation.claim.kind === kind).length;
  const worth = ({ observation, passages, isSpared }: Chosen & { readonly isSpared: boolean }): number => {
    const { kind } = observation.claim;
    const again = count(kind) * (kind === 'echo' ? 0.5 : 1.2);
    const spared = isSpared ? 0 : 1.2;
    return observation.weight - again - spared - (yields[kind] ?? 0) + 4 * coverageOf(passages, taken, matter);
  };
  const reserved = soleEvidence(left, sections, taken, matter);
  const free = (observation: Observation): { passages: Passage[]; isSpared: boolean } => {
    const passages = freeOf(observation, taken, matter);
    const others = passages.filter((one) => !reserved.some((passage) => overlaps(one, passage)));
    if (central.has(observation.claim.kind) || others.length === passages.length) return { passages, isSpared: true };
    return isShown(observation, others) ? { passages: others, isSpared: true } : { passages, isSpared: false };
  };
  const [best] = left
    .filter((one) => !sections.some(({ observation }) => isSameThing(observation, one)))
    .filter(({ claim }) => isSection(claim.kind) && !isAddedLater(claim.kind))
    .filter(({ claim }) => count(claim.kind) < mostOf(claim.kind, sections, words))
    .map((observation) => ({ observation, ...free(observation) }))
    .filter(({ observation, passages }) => isShown(observation, passages))
    .sort((one, other) => worth(other) - worth(one));
  return best ? { observation: best.observation, passages: best.passages } : null;
};

/** A thing that returns is said once, as such or as what two passages share. */
const isSameThing = ({ claim: one }: Observation, { claim: other }: Observation): boolean => {
  const [echo, back] = one.kind === 'echo' ? [one, other] : [other, one];
  if (echo.kind !== 'echo' || back.kind !== 'return') return false;
  return echo.words.some((words) => words.toLowerCase().split(/\s+/u).includes(back.thing.toLowerCase()));
};

/** A passage of a Labor that nothing quotes yet counts for so much more. */
const worthOfNew = 1.5;

/** What shows most of what readers would choose, with what each sentence needs around it. */
const centralOf = (
  { passages }: Observation,
  taken: readonly Passage[],
  before: readonly Passage[],
  most: number,
  matter: Matter,
): Passage[] => {
  const chosen = [...before];
  const worth = measurePassages(matter);
  const ranked = passages
    .map((passage) => ({ passage, value: worth(passage) }))
    .sort((one, other) => other.value - one.value);
  const isFree = (passage: Passage): boolean => !isTakenBy(passage, [...taken, ...chosen], matter);
  for (const { passage } of ranked) {
    const ofLabor = chosen.filter(({ laborNumber }) => laborNumber === passage.laborNumber).length;
    if (isFree(passage) && ofLabor < mostCentralOfLabor && chosen.length < most) chosen.push(passage);
  }
  return chosen;
};

/** The passage that shows most of each of the longest answers that nothing quotes. */
const ofLongest = (own: Observation, taken: readonly Passage[], matter: Matter, most = 1): Passage[] => {
  const covered = laborsOf(taken);
  return matter.answers
    .filter(({ answer, words }) => words >= longAnswer && !covered.has(answer.laborNumber))
    .sort((one, other) => other.words - one.words)
    .slice(0, most)
    .flatMap(({ answer }) => {
      const passages = own.passages.filter(({ responseId }) => responseId === answer.responseId);
      return centralOf({ ...own, passages }, taken, [], 1, matter);
    });
};

/** The ends that show most, those of Labors first that nothing quotes yet. */
const endingsOf = (ending: Observation, taken: readonly Passage[], matter: Matter): Passage[] => {
  const covered = laborsOf(taken);
  const worth = measurePassages(matter);
  const ranked = freeOf(ending, taken, matter)
    .map((passage) => ({ passage, value: worth(passage) * (covered.has(passage.laborNumber) ? 1 : worthOfNew) }))
    .sort((one, other) => other.value - one.value);
  return inOrder(ranked.slice(0, mostEndings).map(({ passage }) => passage));
};

/** With fewer parts, what was chosen for itself comes last. */
const fewestParts = 3;
const partsOf = ({ sections, lenses }: Selection): number => sections.length + lenses.length;

/** The weightiest findings of different kinds; what the client refused is passed over for the next weightiest. */
export const select = (
  observations: readonly Observation[],
  matter: Matter,
  refused: ReadonlySet<string>,
): Selection => {
  const chosen = choose(observations, matter, refused, false);
  if (partsOf(chosen) >= fewestParts) return chosen;
  const other = choose(observations, matter, refused, true);
  return partsOf(other) > partsOf(chosen) ? other : chosen;
};

/** Where little is found, the sections and the ends of answers choose before what is chosen for itself. */
const choose = (
  observations: readonly Observation[],
  matter: Matter,
  refused: ReadonlySet<string>,
  isSparse: boolean,
): Selection => {
  const people = new Set(matter.sentences.flatMap(({ persons }) => persons.flatMap((one) => one.split(/\s+/u))));
  // Who comes back is said of people; only things come back as things.
  const isPerson = ({ claim }: Observation): boolean => claim.kind === 'return' && people.has(claim.thing);
  const left = observations.filter((one) => !refused.has(one.id) && !isPerson(one));
  const words = wordsOf(matter);
  const mostSections = sectionsFor(words);
  const taken: Passage[] = [];
  const lenses: Chosen[] = [];
  for (const observation of left.filter(({ claim }) => isLens(claim.kind))) {
    const kind = observation.claim.kind as LensKind;
    const own = lenses.filter((one) => frameworkOf(one.observation.claim.kind as LensKind) === frameworkOf(kind));
    const isKnown = own.some((one) => one.observation.claim.kind === kind);
    const passages = freeOf(observation, taken, matter).slice(0, 2);
    if (isKnown || own.length >= fewest[frameworkOf(kind)] || passages.length === 0) continue;
    if (words < shortBelow && lenses.length > 0) continue;
    lenses.push({ observation, passages });
    taken.push(...passages);
  }
  const sections: Chosen[] = [];
  const room = Math.max(3, mostSections - Math.min(1, lenses.length));
  const add = (chosen: Chosen): void => {
    sections.push(chosen);
    taken.push(...chosen.passages);
  };
  const own = left.find(({ claim }) => claim.kind === 'central');
  const most = isSparse ? 0 : firstCentral(words);
  const first = own && most > 0 ? centralOf(own, taken, ofLongest(own, taken, matter), most, matter) : [];
  taken.push(...first);
  while (sections.length < room) {
    const next = nextOf(
      left.filter((one) => !sections.some(({ observation }) => observation === one)),
      sections,
      taken,
      matter,
    );
    if (!next) break;
    add(next);
  }
  const addCentral = (): void => {
    const all = mostCentral(words) + Math.max(0, fewestOthers - sections.length);
    const passages = own ? centralOf(own, taken, first, all, matter) : [];
    const others = own && passages.length > 0 ? ofLongest(own, [...taken, ...passages], matter, mostLong) : [];
    if (own && passages.length > 0) add({ observation: own, passages: inOrder([...passages, ...others]) });
  };
  const ending = left.find(({ claim }) => claim.kind === 'ending');
  const addEndings = (): void => {
    const endings = ending && words >= thinBelow ? endingsOf(ending, taken, matter) : [];
    if (ending && endings.length > 1) add({ observation: ending, passages: endings });
  };
  for (const addNext of isSparse ? [addEndings, addCentral] : [addCentral, addEndings]) addNext();
  const isThin = (): boolean => sections.length < 3 || laborsOf(taken).size * 2 < readLabors(matter).length;
  const sizeOf = ({ passages }: Observation): number =>
    matter.answers.find(({ answer }) => answer.responseId === passages[0]?.responseId)?.words ?? 0;
  for (const observation of left
    .filter(({ claim }) => claim.kind === 'weight')
    .sort((one, other) => sizeOf(other) - sizeOf(one))) {
    const passages = freeOf(observation, taken, matter).filter(({ laborNumber }) => !laborsOf(taken).has(laborNumber));
    const count = sections.filter((one) => one.observation.claim.kind === 'weight').length;
    if (isThin() && count < 1 && passages.length > 0) add({ observation, passages });
  }
  const lifeline = left.find(({ claim }) => claim.kind === 'lifeline') ?? null;
  return { sections, lenses, lifeline };
};
