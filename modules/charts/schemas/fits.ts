import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;

export const FitVerdict = Type.Union([Type.Literal('fits'), Type.Literal('not-me')]);
export type FitVerdict = Static<typeof FitVerdict>;

/** Which part of the bodygraph, in a path: `gate-34`, `center-Sacral`, `channel-34-57`. */
export const FitParams = Type.Object({ look: Type.String({ minLength: 6, maxLength: 19 }) }, strict);

/** What is said of a part, and the version of the chart it is said of: the one that was seen. */
export const FitInput = Type.Object(
  { verdict: FitVerdict, version: Type.Integer({ minimum: 1, maximum: 1e6 }) },
  strict,
);
export type FitInput = Static<typeof FitInput>;

/** What a client last said of one part of the bodygraph. */
export const Fit = Type.Object(
  {
    look: Type.String(),
    verdict: FitVerdict,
    /** How the part stood in the chart that it was said of; it says nothing of a chart in which it stands otherwise. */
    state: Type.Union([Type.Literal('defined'), Type.Literal('open'), Type.Literal('uncertain')]),
    /** Version of that chart. */
    version: Type.Integer({ minimum: 1 }),
    /** ISO instant. */
    saidAt: Type.String(),
  },
  { ...strict, $id: 'Fit' },
);
export type Fit = Static<typeof Fit>;

/** The own answers to "Does this fit?", the last said first; at most one for each of the 109 parts. */
export const Fits = Type.Array(Fit);
export type Fits = Static<typeof Fits>;
