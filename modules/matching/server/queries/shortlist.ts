import type { Knex } from 'knex';
import type { Keyed } from '#core/contract/ai';
import type { Core } from '#core/contract/server';
import {
  type AnswerPassage,
  type ClientNeed,
  type ClosestPassage,
  type Matters,
  searchedWith,
} from '#modules/match-scoring/public-server';
import { onlyBookable } from './bookable';
import { practitionerCorpus, statementVectors } from './practitioner-corpus';

/** How many come through the coarse search over whole profiles, and through the one over statements. */
const coarse = 200;
const fine = 80;
/** Passages the coarse search is made with: a scan costs 4 ms for each on the reference machine. */
const searchPassages = 48;

/** A practitioner worth scoring: vectors of the statements, and to each the closest passage by likeness alone. */
export interface Near {
  readonly id: string;
  readonly vectors: ReadonlyMap<number, Float32Array>;
  readonly best: ReadonlyMap<number, { readonly passage: AnswerPassage; readonly score: number }>;
}

/** The passage closest to any statement of one practitioner; null where nothing was compared. */
export const closestOf = ({ best }: Near): ClosestPassage | null =>
  [...best]
    .map(([statement, { passage, score }]) => ({ statement, passage, likeness: score }))
    .sort((a, b) => b.likeness - a.likeness)[0] ?? null;

/** What is searched for. */
export interface Searched {
  readonly passages: readonly AnswerPassage[];
  readonly matters: Matters;
  readonly needs: readonly ClientNeed[];
  /** Those who meet the client's filters; absent where none is set. */
  readonly among?: ReadonlySet<string> | null;
}

/** Specializations that answer one of the needs. */
const answering = (needs: readonly ClientNeed[]): string[] => [
  ...new Set(needs.flatMap(({ need }) => Object.keys(need.fits))),
];

/** Whose availability lets them be considered: the structured filter comes before any vector. */
export type Available = readonly ('open' | 'waiting-list')[];

const nearby = async (
  core: Core,
  db: Knex,
  queries: () => readonly Float32Array[],
  wanted: readonly string[],
  available: Available,
  allowed: ReadonlySet<string> | null,
): Promise<readonly string[]> => {
  const rows: { id: string }[] = await db('practitioners')
    .whereIn('availability', available)
    .modify(onlyBookable)
    .orderBy('id')
    .select('id');
  const among = rows.map(({ id }) => id).filter((id) => allowed === null || allowed.has(id));
  if (among.length <= coarse) return among;
  const byNeed: string[] = await db('practitioners')
    .whereIn('id', among)
    .whereRaw('specializations && ?::text[]', [[...wanted]])
    .orderBy('id')
    .limit(coarse)
    .pluck('id');
  const vectors = queries();
  const found =
    vectors.length > 0
      ? await core.ai.nearestIn(vectors, await practitionerCorpus(core, db), { limit: coarse, among })
      : [];
  return [...new Set([...byNeed, ...found.map(({ key }) => key)])];
};

const partsOf = (key: string): readonly [id: string, statement: number] => {
  const at = key.indexOf('/');
  return [key.slice(0, at), Number(key.slice(at + 1))];
};

const groupById = (statements: readonly Keyed[]): ReadonlyMap<string, Map<number, Float32Array>> => {
  const groups = new Map<string, Map<number, Float32Array>>();
  for (const { key, vector } of statements) {
    const [id, statement] = partsOf(key);
    groups.set(id, (groups.get(id) ?? new Map<number, Float32Array>()).set(statement, vector));
  }
  return groups;
};

/** The practitioners any of whose statements comes closest to any passage; everybody while there are few. */
export const shortlist = async (
  core: Core,
  { passages, matters, needs, among = null }: Searched,
  available: Available,
  db: Knex = core.db,
): Promise<Near[]> => {
  const searched = () => searchedWith(passages, matters, searchPassages).map(({ vector }) => vector);
  const queries = passages.map(({ vector }) => vector);
  const found = await nearby(core, db, searched, answering(needs), available, among);
  const statements = await statementVectors(core, found, db);
  const vectors = groupById(statements);
  const best = new Map<string, Map<number, { passage: AnswerPassage; score: number }>>();
  for (const { key, query, score } of await core.ai.nearest(queries, statements, statements.length)) {
    const [id, statement] = partsOf(key);
    const passage = passages[query];
    if (passage) best.set(id, (best.get(id) ?? new Map()).set(statement, { passage, score }));
  }
  // `nearest` is sorted, so the order of first sight is the order of the best statement.
  const order = best.size > 0 ? [...best.keys()] : [...vectors.keys()];
  // Those whom a need points to come first: likeness knows English alone.
  const wanted = new Set(answering(needs));
  const fitting = new Set(
    wanted.size === 0
      ? []
      : ((await db('practitioners')
          .whereIn('id', order)
          .whereRaw('specializations && ?::text[]', [[...wanted]])
          .pluck('id')) as string[]),
  );
  order.sort((a, b) => Number(fitting.has(b)) - Number(fitting.has(a)));
  return order
    .slice(0, fine)
    .map((id) => ({ id, vectors: vectors.get(id) ?? new Map(), best: best.get(id) ?? new Map() }));
};
