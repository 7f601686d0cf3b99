import { isFitForTitle } from '../observe/fitness';
import type { Matter } from '../observe/matter';
import type { Claim, Fragment, Observation } from '../observe/observation';
import { opensAsRest, trimmed } from './slots';

const ranks: readonly Claim['kind'][] = ['conclusion', 'hide', 'correction', 'figure', 'wish'];

const fragmentsFor = (claim: Claim): readonly Fragment[] =>
  claim.kind === 'correction'
    ? [claim.but]
    : claim.kind === 'conclusion' || claim.kind === 'hide' || claim.kind === 'figure' || claim.kind === 'wish'
      ? claim.fragments
      : [];

/** Only what holds now and is the client's own, as far as can be told. */
const mayHead = ({ responseId, start, end }: Fragment, { sentences }: Matter): boolean => {
  const sentence = sentences.find(
    (one) => one.answer.responseId === responseId && one.start <= start && end <= one.end,
  );
  if (sentence?.speaker !== 'own' || sentence.reality === 'dream') return false;
  if (sentence.time === 'past-habit' || sentence.time === 'no-longer') return false;
  return !sentence.voices.some((voice) => voice.start < end && start < voice.end);
};

/** A fragment of three to nine words for the head of the reading; null where none is light enough. */
export const titleOf = (
  shown: readonly Observation[],
  all: readonly Observation[],
  matter: Matter,
): Fragment | null => {
  for (const observations of [shown, all])
    for (const kind of ranks)
      for (const { claim, language } of observations.filter((one) => one.claim.kind === kind))
        for (const fragment of fragmentsFor(claim))
          if (
            !opensAsRest.test(fragment.text) &&
            isFitForTitle({ text: trimmed(fragment.text) }, language) &&
            mayHead(fragment, matter)
          )
            return fragment;
  return null;
};
