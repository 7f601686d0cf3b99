import { countWords } from '#modules/text-analysis/public';
import { arrange, laborsOf, observation } from '../build';
import { clauseAround, isDenied, isVoice, type Refusal } from '../clauses';
import { isDreamt } from '../dreaming';
import { type Found, findAll, hasAny } from '../find';
import type { ReadSentence } from '../matter';
import type { Claim, Fragment, Observation, Passage } from '../observation';
import { isOwnAndReal, isReadable, passageFrom, type Reading } from './observer';

/** A clause that carries a finding. */
export interface Hit {
  readonly sentence: ReadSentence;
  readonly fragment: Fragment;
  readonly found: Found;
  readonly weight: number;
}

export type ListName = Parameters<typeof findAll>[1];

export interface HitOptions {
  /** Sentences with one of these phrases are passed over. */
  readonly except?: ListName;
  /** `nothing`: denied or not, it stands as it is. */
  readonly refuse?: Refusal | 'nothing';
  /** Matches that no denial before them changes. */
  readonly stands?: RegExp;
  readonly accept?: (sentence: ReadSentence) => boolean;
  readonly least?: number;
  readonly most?: number;
  readonly cut?: (sentence: ReadSentence, found: Found) => Fragment | null;
}

/** Clauses of the writer in which phrases of a list stand, weightiest first; one a sentence. */
export const findHits = (
  { matter, salience }: Reading,
  list: ListName,
  { except, refuse = 'all', stands, accept = isOwnAndReal, least, most, cut }: HitOptions = {},
): Hit[] => {
  const hits: Hit[] = [];
  for (const sentence of matter.sentences) {
    if (!isReadable(sentence) || !accept(sentence)) continue;
    if (isDreamt(sentence, matter.answers.find(({ answer }) => answer === sentence.answer)?.sentences ?? [])) continue;
    if (except && hasAny(sentence, except)) continue;
    for (const found of findAll(sentence, list)) {
      if (isVoice(sentence, found)) continue;
      const fragment = cut
        ? cut(sentence, found)
        : clauseAround(sentence, found, { ...(least && { least }), ...(most && { most }) });
      const isFree = refuse === 'nothing' || stands?.test(found.text);
      if (!fragment || (!isFree && isDenied(sentence, found, fragment, refuse))) continue;
      const short = countWords(fragment.text) < 6 ? 0.4 : 0;
      hits.push({ sentence, fragment, found, weight: salience(sentence) - short });
      break;
    }
  }
  return hits.sort((one, other) => other.weight - one.weight);
};

type Grouped = 'stays' | 'hide' | 'conclusion' | 'fear' | 'figure' | 'self-name' | 'wish' | 'question';

const mostFragments = 6;

/** All findings of a kind as one observation, best first; several Labors weigh more than one. */
export const group = (
  reading: Reading,
  kind: Grouped,
  hits: readonly Hit[],
  bonus: number,
  passageOf: (hit: Hit) => Passage = ({ sentence }) => passageFrom(reading, sentence),
): Observation[] => {
  const [best] = hits;
  if (!best) return [];
  const fragments = hits.slice(0, mostFragments).map(({ fragment }) => fragment);
  const claim: Extract<Claim, { kind: Grouped }> = {
    kind,
    fragments,
    labors: laborsOf(hits.map(({ fragment }) => fragment)),
  };
  const passages = arrange(hits.slice(0, mostFragments).map(passageOf));
  const weight = best.weight + bonus + 0.25 * Math.min(3, claim.labors.length - 1);
  return [observation(best.sentence.language, claim, passages, weight, best.fragment.text)];
};

type Single = 'stance' | 'shadow' | 'threshold' | 'rite' | 'body' | 'turn';

/** Each finding as an observation of its own, at most `most`, from different Labors first. */
export const separate = (
  reading: Reading,
  hits: readonly Hit[],
  bonus: number,
  claimOf: (hit: Hit) => Extract<Claim, { kind: Single | 'scene' }>,
  most = 3,
): Observation[] => {
  const labors = new Set<number>();
  const first = hits.filter(({ fragment }) => {
    const isNew = !labors.has(fragment.laborNumber);
    labors.add(fragment.laborNumber);
    return isNew;
  });
  return first
    .slice(0, most)
    .map((hit) =>
      observation(
        hit.sentence.language,
        claimOf(hit),
        [passageFrom(reading, hit.sentence)],
        hit.weight + bonus,
        hit.fragment.text,
      ),
    );
};
