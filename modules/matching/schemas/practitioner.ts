import { type Static, Type } from '@sinclair/typebox';

export const Availability = Type.Union([Type.Literal('open'), Type.Literal('waiting-list'), Type.Literal('closed')]);

/** What every signed-in person may know of a practitioner. Samples carry the word in their name. */
export const PractitionerView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    name: Type.String(),
    specializations: Type.Array(Type.String()),
    approach: Type.String(),
    /** Years. */
    experience: Type.Integer(),
    languages: Type.Array(Type.String()),
    availability: Availability,
  },
  { additionalProperties: false, $id: 'PractitionerView' },
);
export type PractitionerView = Static<typeof PractitionerView>;
export const PractitionerList = Type.Array(PractitionerView);
