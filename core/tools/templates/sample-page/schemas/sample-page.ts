import { type Static, Type } from '@sinclair/typebox';

/** What the page of this module shows to one person. */
export const SamplePageView = Type.Object({ firstName: Type.String() }, { additionalProperties: false });
export type SamplePageView = Static<typeof SamplePageView>;
