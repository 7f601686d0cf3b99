import type { TSchema } from '@sinclair/typebox';
import type { Access, Route, RouteSpec } from '../../../contract/route';

/** A route in one piece, for tests of the pipeline. */
export const route = <
  const A extends Access,
  P extends TSchema | undefined = undefined,
  Q extends TSchema | undefined = undefined,
  B extends TSchema | undefined = undefined,
  R extends TSchema | undefined = undefined,
  L = undefined,
  W = undefined,
>(
  spec: RouteSpec<A, P, Q, B, R, L, W>,
): Route => spec as unknown as Route;
