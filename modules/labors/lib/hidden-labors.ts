import type { LaborAudience } from './labor-audience';

/** Who looks at something that was made from answers. */
export type Viewer = 'owner' | 'practitioner';

const all = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * Labors of which no passage is shown any more in what was made from them: to their owner those kept to oneself, to a practitioner
 * all but those that are open to practitioners right now.
 */
export const hiddenLabors = (answers: readonly LaborAudience[], viewer: Viewer): ReadonlySet<number> => {
  if (viewer === 'owner')
    return new Set(answers.filter(({ audience }) => audience === 'self').map(({ laborNumber }) => laborNumber));
  const open = new Set(
    answers
      .filter(({ audience, withdrawn }) => audience === 'practitioners' && !withdrawn)
      .map(({ laborNumber }) => laborNumber),
  );
  return new Set(all.filter((number) => !open.has(number)));
};
