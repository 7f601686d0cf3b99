import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;
const Known = Type.Union([Type.String(), Type.Null()]);

/** One of the twelve Labors, proposed with its reason. */
export const LaborAdvice = Type.Object(
  { labor: Type.Integer({ minimum: 1, maximum: 12 }), reason: Type.String() },
  strict,
);
export type LaborAdvice = Static<typeof LaborAdvice>;

/** The document in `generatedProfile`, as JSON text. Null is what the time or the place of birth leaves open. */
export const GeneratedProfile = Type.Object(
  {
    /** Shape of this document. */
    version: Type.Literal(1),
    personalInfo: Type.Object(
      { name: Type.String(), birthDate: Type.String(), birthTime: Known, birthLocation: Known },
      strict,
    ),
    humanDesign: Type.Object(
      { type: Known, strategy: Known, authority: Known, profile: Known, gates: Type.Array(Type.Integer()) },
      strict,
    ),
    astrology: Type.Object({ sun: Known, moon: Known, rising: Known }, strict),
    synthesis: Type.String(),
    hedoRecommendations: Type.Object(
      {
        suggestedApproach: Type.String(),
        keyFocus: Type.String(),
        /** Shown as 'recommended protocol'; best first, without any when nothing speaks for one. */
        recommended12Labors: Type.Array(LaborAdvice, { maxItems: 12 }),
      },
      strict,
    ),
  },
  strict,
);
export type GeneratedProfile = Static<typeof GeneratedProfile>;
