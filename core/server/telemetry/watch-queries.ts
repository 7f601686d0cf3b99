import pg from 'pg';
import type { Logger } from '../../contract/server';
import { findWork, nameWork, startChild } from './spans';

interface Watch {
  readonly log: Logger;
  /** From how many milliseconds on a query is written to the log; null: never. */
  readonly slowMs: number | null;
}

type Done = (error: (Error & { code?: string }) | null) => void;
type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/** A statement without values: ours never have any, and what somebody wrote into one by hand is cut out. */
export const withoutValues = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 1000);

const textOf = (asked: unknown): string | null => {
  if (typeof asked === 'string') return asked;
  const { text, submit } = (asked ?? {}) as { text?: unknown; submit?: unknown };
  // A stream or a cursor is handed to the driver as it is, and may run for minutes.
  return typeof text === 'string' && typeof submit !== 'function' ? text : null;
};

/** Times one query from the call to its answer. */
const follow = ({ log, slowMs }: Watch, text: string): Done => {
  const began = performance.now();
  const work = findWork();
  const span = startChild({
    name: /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY',
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': withoutValues(text) },
  });
  return (error) => {
    if (error) span?.fail(error.code ?? error.name);
    span?.end();
    const ms = Math.round(performance.now() - began);
    if (slowMs === null || ms < slowMs) return;
    log.warn('slow query', { route: work ?? 'none', ms, statement: withoutValues(text) });
  };
};

const watched = (query: Query, watch: Watch): Query =>
  function (...given) {
    const text = textOf(given[0]);
    if (text === null) return query.apply(this, given);
    const done = follow(watch, text);
    const last = given.at(-1);
    if (typeof last === 'function') {
      const answer = last as (error: Error | null, ...more: unknown[]) => void;
      return query.call(this, ...given.slice(0, -1), (error: Error | null, ...more: unknown[]) => {
        done(error);
        answer(error, ...more);
      });
    }
    const answer = query.apply(this, given) as Promise<unknown>;
    answer.then(
      () => done(null),
      (error: Error) => done(error),
    );
    return answer;
  };

/**
 * Follows every query of this process, whoever sends it: knex, the queue, limits, sockets. Answers what ends it. Where neither a trace
 * nor slow queries are wanted it is not called, and the driver stays as it is.
 */
export const watchQueries = (watch: Watch): (() => void) => {
  const driver = pg.Client.prototype as unknown as { query: Query };
  const before = driver.query;
  driver.query = watched(before, watch);
  nameWork(watch.slowMs !== null);
  return () => {
    driver.query = before;
    nameWork(false);
  };
};
