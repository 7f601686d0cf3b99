import type { Knex } from 'knex';
import type { TestApp } from './app';
import type { Client } from './client';

/** The seven callers of the authorization matrix; "owner" owns the object that a path names. */
export const principals = [
  'anon',
  'owner',
  'other_client',
  'prac_consent',
  'prac_noconsent',
  'prac_unmatched',
  'admin',
] as const;
export type Principal = (typeof principals)[number];

/** How to make the happy call of one operation. */
export interface HappyCall {
  /** Values of the `{names}` in the row's path, as they are for the owner's object. */
  readonly params?: Readonly<Record<string, string>>;
  /** Query string without the question mark. */
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** True when a caller can do it only once: every happy cell then gets a new person of the same role. */
  readonly fresh?: true;
  /**
   * Brings about what the row presupposes, right before each happy cell (a 2xx or 3xx); what it returns replaces parts of
   * the call, such as the id of an object just made or the present `If-Match`.
   */
  readonly before?: (principal: Principal, client: Client) => Promise<Partial<HappyCall> | undefined>;
}

/** What a scene can build with. */
export interface SceneContext {
  readonly app: TestApp;
  readonly knex: Knex;
  /** One signed-in caller per principal (anon carries no cookie). */
  readonly callers: Readonly<Record<Principal, Client>>;
  /** Put this into every text of the owner: it must never show up in an answer to anybody else. */
  readonly canary: string;
}

/** `modules/<m>/testing/matrix.ts` exports `scene`: the happy calls by the row's id (`PUT /api/labor-responses/{id}`). */
export type Scene = (context: SceneContext) => Promise<Readonly<Record<string, HappyCall>>>;

/** One row of the matrix. */
export interface Row {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly source: 'spec' | 'added' | 'product';
  readonly precondition?: string;
  readonly expect: Readonly<Record<Principal, number>>;
  readonly data_rule?: string;
}
