import type { Knex } from 'knex';
import type { Keyed } from '#core/contract/ai';
import type { Core } from '#core/contract/server';
import type { AnswerPassage } from '../../lib/scoring/inputs';
import { searchedWith, type Told } from '../../lib/scoring/pairings';
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

/** Whose availability lets them be considered: the structured filter comes before any vector. */
export type Available = readonly ('open' | 'waiting-list')[];

const nearby = async (
  core: Core,
  db: Knex,
  queries: () => readonly Float32Array[],
  available: Available,
): Promise<readonly string[]> => {
  const rows: { id: string }[] = await db('practitioners')
    .whereIn('availability', available)
    .modify(onlyBookable)
    .orderBy('id')
    .select('id');
  const among = rows.map(({ id }) => id);
  if (among.length <= coarse) return among;
  const found = await core.ai.nearestIn(queries(), await practitionerCorpus(core, db), { limit: coarse, among });
  return found.map(({ key }) => key);
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
  passages: readonly AnswerPassage[],
  told: Told,
  available: Available,
  db: Knex = core.db,
): Promise<Near[]> => {
  const searched = () => searchedWith(passages, told, searchPassages).map(({ vector }) => vector);
  const queries = passages.map(({ vector }) => vector);
  const statements = await statementVectors(core, await nearby(core, db, searched, available), db);
  const vectors = groupById(statements);
  const best = new Map<string, Map<number, { passage: AnswerPassage; score: number }>>();
  for (const { key, query, score } of await core.ai.nearest(queries, statements, statements.length)) {
    const [id, statement] = partsOf(key);
    const passage = passages[query];
    if (passage) best.set(id, (best.get(id) ?? new Map()).set(statement, { passage, score }));
  }
  // `nearest` is sorted, so the order of first sight is the order of the best statement.
  const order = best.size > 0 ? [...best.keys()] : [...vectors.keys()];
  return order
    .slice(0, fine)
    .map((id) => ({ id, vectors: vectors.get(id) ?? new Map(), best: best.get(id) ?? new Map() }));
};
