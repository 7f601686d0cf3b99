import type { TSchema } from '@sinclair/typebox';
import type { Contract, Endpoint } from './endpoint';
import type { Access, Handling, Route } from './route';

type Part<C, K extends 'params' | 'query' | 'body' | 'reply'> = C extends { readonly [X in K]: infer S extends TSchema }
  ? S
  : undefined;

/**
 * Implements an endpoint with its contract: who may call it, its limits, what it loads and what it does. It does not compile without
 * `access`, and the user of a guarded one is never null.
 */
export const implement = <C extends Contract, const A extends Access, L = undefined, W = undefined>(
  { method, path }: Endpoint<C>,
  contract: C,
  handling: Handling<A, Part<C, 'params'>, Part<C, 'query'>, Part<C, 'body'>, Part<C, 'reply'>, L, W>,
): Route => ({ method, path, errors: {}, ...contract, ...handling }) as unknown as Route;

/** The routes of a module by the names of its endpoints; none may be missing. */
export type RoutesOf<Endpoints> = { readonly [Name in keyof Endpoints]: Route };
