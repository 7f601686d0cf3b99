import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;
const LaborNumber = Type.Integer({ minimum: 1, maximum: 12 });

/** Which part of the bodygraph: `gate-34`, `center-Sacral`, `channel-34-57`. */
export const PassageQuery = Type.Object({ look: Type.String({ minLength: 6, maxLength: 18 }) }, strict);

/** What the caller wrote that touches on a part of the bodygraph. */
export const PassagesView = Type.Object(
  {
    /** The nearest first; four at most, from different Labors before two from one. */
    passages: Type.Array(
      Type.Object(
        {
          laborNumber: LaborNumber,
          laborName: Type.String(),
          responseId: Type.String({ format: 'uuid' }),
          /** As it stands in the answer, a sentence or two. */
          text: Type.String(),
          /** ISO instant at which that answer was last saved. */
          writtenAt: Type.String(),
          /** Why that Labor is near to the part. */
          reason: Type.String(),
        },
        strict,
      ),
    ),
    /** The Labors that ask about the part, the nearest first. */
    labors: Type.Array(
      Type.Object({ laborNumber: LaborNumber, reason: Type.String(), answered: Type.Boolean() }, strict),
    ),
    /** Labors of these whose answers could not be read, since they are not in English. */
    unread: Type.Array(LaborNumber),
    /** True when a passage was left out because it may speak of danger. */
    heldBack: Type.Boolean(),
  },
  { ...strict, $id: 'PassagesView' },
);
export type PassagesView = Static<typeof PassagesView>;
