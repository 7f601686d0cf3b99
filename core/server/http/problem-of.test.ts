import { describe, expect, it } from 'vitest';
import { conflict, Problem } from '../../contract/errors';
import { problemOf } from './problem-of';

const withStatus = (status: number, text: string): Error => Object.assign(new Error(text), { status });

const database = (code: string, more: object = {}): Error =>
  Object.assign(new Error('insert into "users" ("email") values ($1) - secret@example.org'), {
    code,
    severity: 'ERROR',
    ...more,
  });

describe('problemOf', () => {
  it('keeps an expected refusal as it is', () => {
    const problem = conflict('labor-closed', 'This Labor is closed.');
    expect(problemOf(problem)).toBe(problem);
  });

  it.each([
    ['22P02', 422],
    ['22P05', 422],
    ['22021', 422],
    ['22007', 422],
    ['22008', 422],
    ['23514', 422],
    ['23505', 409],
    ['40001', 503],
    ['40P01', 503],
    ['57014', 503],
    ['57P01', 503],
    ['53300', 503],
    ['53100', 507],
    ['08006', 503],
    ['42P01', 500],
    ['42703', 500],
    ['23502', 500],
  ])('answers SQLSTATE %s with %i and none of its text', (code, status) => {
    const problem = problemOf(database(code));
    expect(problem.status).toBe(status);
    expect(JSON.stringify([problem.message, problem.more])).not.toMatch(/insert|secret|users/);
    expect(problem.more.headers?.['Retry-After'] !== undefined).toBe(status === 503);
  });

  it('tells a missing reference from one that is still needed', () => {
    expect(problemOf(database('23503', { detail: 'Key (a)=(1) is not present in table "b".' })).status).toBe(404);
    expect(problemOf(database('23503', { detail: 'Key (a)=(1) is still referenced from table "b".' })).status).toBe(
      409,
    );
  });

  it('answers 503 while the database is away or the pool is empty', () => {
    const timeout = Object.assign(new Error('Knex: Timeout acquiring a connection.'), { name: 'KnexTimeoutError' });
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    const everywhere = Object.assign(new AggregateError([refused, refused]), { code: 'ECONNREFUSED' });
    const lost = [
      'Connection terminated unexpectedly',
      'ROLLBACK - Connection terminated',
      'ROLLBACK - Client has encountered a connection error and is not queryable',
      'select 1 - terminating connection due to unexpected postmaster exit',
      'timeout exceeded when trying to connect',
    ].map((text) => new Error(text));
    for (const error of [timeout, refused, everywhere, ...lost])
      expect([error.message, problemOf(error).status]).toEqual([error.message, 503]);
    expect(problemOf(new Error('ROLLBACK - the plan was - Connection terminated - wrong')).status).toBe(500);
  });

  it('reads what the body readers throw', () => {
    expect(problemOf(withStatus(413, 'request entity too large')).code).toBe('too-large');
    expect(problemOf(Object.assign(new Error('maxFileSize exceeded'), { httpCode: 413 })).status).toBe(413);
    expect(problemOf(Object.assign(new Error('incorrect header check'), { code: 'Z_DATA_ERROR' })).status).toBe(400);
    expect(problemOf(new URIError('URI malformed')).status).toBe(400);
  });

  it('says nothing about an unexpected error', () => {
    for (const error of [new TypeError('x of undefined at /srv/app.js'), withStatus(500, 'secret'), 'text', null]) {
      const problem = problemOf(error);
      expect([problem.status, problem.code]).toEqual([500, 'internal']);
      expect(problem.message).not.toMatch(/secret|undefined|app/);
    }
    expect(problemOf(new Problem(507, 'full', 'No room is left.')).status).toBe(507);
  });
});
