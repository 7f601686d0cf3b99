import { type Static, Type } from '@sinclair/typebox';

/** How far the team is with a request; a newer server may know more, shown in grey. */
export const ConsultationStatus = Type.Union([
  Type.Literal('pending'),
  Type.Literal('reviewed'),
  Type.Literal('contacted'),
]);
export type ConsultationStatus = Static<typeof ConsultationStatus>;

/** By which door a request came in. */
export const RequestKind = Type.Union([
  Type.Literal('consultation'),
  Type.Literal('contact'),
  Type.Literal('assistant'),
]);
export type RequestKind = Static<typeof RequestKind>;

/** State of the generated profile; `none` was not asked for. */
export const ProfileState = Type.Union([
  Type.Literal('none'),
  Type.Literal('queued'),
  Type.Literal('running'),
  Type.Literal('done'),
  Type.Literal('failed'),
]);
export type ProfileState = Static<typeof ProfileState>;
