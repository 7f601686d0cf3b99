import { Type } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import { addressKey } from './address';
import { openPlaces } from './closed-schema';
import { nounOf } from './errors';
import { fromText, readParams, readQuery } from './from-text';
import { byPrecision } from './route-name';
import { compile } from './validate';

const closed = { additionalProperties: false };

describe('openPlaces', () => {
  it('finds nothing in a closed schema', () =>
    expect(
      openPlaces(
        Type.Object({ a: Type.Array(Type.Object({ b: Type.Union([Type.Null(), Type.String()]) }, closed)) }, closed),
      ),
    ).toEqual([]));

  it('names every place that would take undeclared keys', () =>
    expect(
      openPlaces(
        Type.Object({
          a: Type.Object({}, closed),
          b: Type.Array(Type.Object({})),
          c: Type.Union([Type.Null(), Type.Object({})]),
        }),
      ),
    ).toEqual(['(top)', 'b.[]', 'c']));
});

describe('fromText', () => {
  it.each(['1e9', ' 1', '0x10', '01', '', '+1', '1.', 'Infinity', 'NaN', '9007199254740993'])(
    'leaves %j as text',
    (text) => expect(fromText(text, Type.Integer())).toBe(text),
  );
  it('reads plain numbers and booleans where the schema wants them', () => {
    expect(fromText('12', Type.Integer())).toBe(12);
    expect(fromText('-1.5', Type.Number())).toBe(-1.5);
    expect(fromText('3', Type.Union([Type.Literal(3), Type.Null()]))).toBe(3);
    expect(fromText('true', Type.Boolean())).toBe(true);
    expect(fromText('12', Type.String())).toBe('12');
    expect(fromText('1', Type.Boolean())).toBe('1');
  });
  it('reads each parameter by its own schema', () =>
    expect(readParams({ id: '1', n: '1' }, Type.Object({ id: Type.String(), n: Type.Integer() }))).toEqual({
      id: '1',
      n: 1,
    }));
});

describe('readQuery', () => {
  const schema = Type.Object({ q: Type.String(), limit: Type.Integer() }, closed);
  it('reads declared keys', () => expect(readQuery('q=a%20b&limit=5', schema)).toEqual({ q: 'a b', limit: 5 }));
  it.each(['id[]=1', 'q[a]=b', 'limit=1&limit=2', 'sort=__proto__', '__proto__=1', 'q=%00', 'fields=*'])(
    'refuses ?%s',
    (search) => expect(() => readQuery(search, schema)).toThrowError(expect.objectContaining({ status: 422 })),
  );
  it('takes no key at all where no query is declared', () =>
    expect(() => readQuery('a=1', undefined)).toThrowError(expect.objectContaining({ status: 422 })));
});

describe('compile', () => {
  const check = compile(
    Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 5, message: 'Write your name.' }),
        birth: Type.Object({ date: Type.String({ format: 'date' }) }, closed),
        kind: Type.Union([Type.Literal('a'), Type.Literal('b')]),
      },
      closed,
    ),
  );
  it('accepts what fits', () => expect(check({ name: 'Ada', birth: { date: '2000-02-29' }, kind: 'a' })).toBeNull());
  it('names every wrong field with a dotted path and a sentence', () =>
    expect(check({ name: '', birth: { date: '2023-02-30' }, kind: 'c', role: 'admin' })).toEqual([
      { path: 'kind', message: 'Choose one of the offered values.' },
      { path: 'role', message: 'This is not accepted here.' },
      { path: 'name', message: 'Write your name.' },
      { path: 'birth.date', message: 'Write a real date as YYYY-MM-DD.' },
    ]));
  it('does not coerce', () => expect(check({ name: 1, birth: { date: '2000-01-01' }, kind: 'a' })).not.toBeNull());
  it('stops at the first error of a large body', () =>
    expect(check({ name: '', birth: {}, kind: 'c' }, 100_000)).toHaveLength(1));
  it('never tries a format on a text long enough to be slow', () => {
    const email = compile(Type.String({ format: 'email' }));
    const address = (labels: number): string => `ann@${'a.'.repeat(labels)}example`;
    expect(email(address(1000))).toBeNull();
    expect(email(address(1100))).not.toBeNull();
    expect(email(`${'a-'.repeat(100_000)}@${'a-'.repeat(20_000)}.`)).not.toBeNull();
  });
});

describe('names', () => {
  it.each([
    ['GET /api/labor-responses/:id', 'labor response'],
    ['GET /api/labor-responses/:id/history', 'labor response'],
    ['GET /api/matches/:id', 'match'],
    ['GET /api/clients/me', null],
  ])('reads the noun of %s', (name, noun) => expect(nounOf(name)).toBe(noun));
  it('puts fixed segments before parameters', () =>
    expect(
      [{ path: '/a/:id' }, { path: '/a/me' }, { path: '/a/:id/x' }].sort(byPrecision).map(({ path }) => path),
    ).toEqual(['/a/me', '/a/:id', '/a/:id/x']));
  it.each([
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', (ip, key) => expect(addressKey(ip)).toBe(key));
});
