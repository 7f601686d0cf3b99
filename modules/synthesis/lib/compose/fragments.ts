import type { Claim, Fragment } from '#modules/observations/public';

/** The fragments of a claim, first to last. */
export const fragmentsOf = (claim: Claim): readonly Fragment[] => {
  switch (claim.kind) {
    case 'echo':
    case 'stays':
    case 'central':
    case 'marked':
    case 'saying':
    case 'spoken':
    case 'heard':
    case 'insistence':
    case 'hide':
    case 'conclusion':
    case 'fear':
    case 'figure':
    case 'self-name':
    case 'wish':
    case 'question':
      return claim.fragments;
    case 'correction':
      return [claim.but, claim.not];
    case 'halves':
      return [claim.one, claim.other];
    case 'flip':
      return [claim.affirmed, claim.denied];
    case 'kept':
      return [claim.words];
    case 'unsaid':
      return [claim.what];
    case 'return':
    case 'people':
    case 'ending':
    case 'lifeline':
      return [];
    default:
      return [claim.fragment];
  }
};
