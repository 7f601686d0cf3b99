import { describe, expect, it } from 'vitest';
import { createLog } from './log';

const canary = 'Iremember my mother';
const written = (write: (log: ReturnType<typeof createLog>) => void, logLevel: 'info' | 'silent' = 'info') => {
  const lines: string[] = [];
  write(createLog({ logLevel }, { write: (line) => void lines.push(line) }));
  return lines;
};
const lineOf = (fields: object): Record<string, unknown> =>
  JSON.parse(written((log) => log.info('seen', fields))[0]!) as Record<string, unknown>;

describe('a log line', () => {
  it('is one JSON object with time, level, message and fields', () => {
    expect(lineOf({ requestId: 'r1', route: 'GET /api/labors', status: 200, ms: 3.5 })).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: 'info',
      message: 'seen',
      requestId: 'r1',
      route: 'GET /api/labors',
      status: 200,
      ms: 3.5,
    });
  });

  it.each([
    ['a text field', { text: canary }],
    ['a name', { firstName: canary, email: canary, address: canary }],
    ['a nested object', { job: { data: { answer: canary } } }],
    ['a list', { answers: [canary] }],
    ['a deep object', { a: { b: { c: { d: { id: canary } } } } }],
    ['bytes', { body: Buffer.from(canary) }],
    ['an error that quotes', { error: new Error(`invalid input syntax for type uuid: "${canary}"`) }],
    ['an error with a body', { error: Object.assign(new Error('bad'), { body: canary, detail: `(${canary})` }) }],
    ['an error over lines', { error: new Error(`bad\n${canary}`) }],
    ['a cause', { error: new Error('outer', { cause: new Error(`"${canary}" is not valid JSON`) }) }],
    ['an error given as the fields', new SyntaxError(`Unexpected token 'I', "${canary}" is not valid JSON`)],
    ['an e-mail address in a message', { message: 'no mailbox for Iremember.my@mother.example' }],
  ])('never holds what a person wrote: %s', (_, fields) => {
    const line = JSON.stringify(lineOf(fields));
    expect(line).not.toContain('remember');
    expect(line).not.toContain('mother');
  });

  it('says where an error came from and with which codes', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      table: 'users',
      constraint: 'users_email',
    });
    expect(lineOf({ error }).error).toMatchObject({
      name: 'Error',
      message: 'duplicate key',
      code: '23505',
      table: 'users',
      constraint: 'users_email',
      stack: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
    });
  });

  it('keeps what our own code did wrong readable', () => {
    expect(lineOf({ error: new TypeError("Cannot read properties of undefined (reading 'id')") }).error).toMatchObject({
      message: "Cannot read properties of undefined (reading 'id')",
    });
  });

  it('carries the fields of its logger', () => {
    const [line] = written((log) => log.child({ module: 'labors', note: canary }).warn('late', { count: 2 }));
    expect(JSON.parse(line!)).toMatchObject({ level: 'warn', module: 'labors', count: 2 });
    expect(line).not.toContain(canary);
  });

  it('is not written below its level', () => {
    expect(written((log) => log.error('gone'), 'silent')).toEqual([]);
  });
});
