import { Type } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import type { api, findProblem } from '#core/web';
import { endpoint, toPath } from './endpoint';
import { type Access, implement, respond } from './route';

const Id = Type.Object({ id: Type.String() }, { additionalProperties: false });
const Letter = Type.Object({ id: Type.String(), words: Type.Integer() }, { additionalProperties: false });
const contract = {
  listLetters: {
    query: Type.Object({ state: Type.Optional(Type.String()), page: Type.Optional(Type.Integer()) }),
    reply: Type.Array(Letter),
  },
  getLetter: { params: Id, reply: Letter },
  changeLetter: { params: Id, body: Type.Object({ text: Type.String() }), reply: Letter, ifMatch: 'required' },
  sendPicture: {
    params: Id,
    upload: { field: 'picture', bytes: 10 },
    errors: { 'not-a-picture': 415, 'too-small': { status: 422, members: Type.Object({ fewest: Type.Integer() }) } },
  },
} as const;
const listLetters = endpoint<typeof contract.listLetters>()('get', '/api/letters');
const getLetter = endpoint<typeof contract.getLetter>()('get', '/api/letters/:id');
const changeLetter = endpoint<typeof contract.changeLetter>()('put', '/api/letters/:id');
const sendPicture = endpoint<typeof contract.sendPicture>()('post', '/api/letters/:id/picture');

const access: Access = { signedIn: true };
/** Compiled, never called: what a call may look like. */
type Call = typeof api;
type Find = typeof findProblem;
const neverCalled = (call: Call) => [
  call(getLetter, { params: { id: 'a' } }).then(({ words }) => words.toFixed()),
  call(listLetters),
  call(listLetters, { query: { page: 2 } }),
  call(changeLetter, { params: { id: 'a' }, body: { text: 'b' } }, { ifMatch: 3 }),
  call(sendPicture, { params: { id: 'a' }, file: { field: 'picture', content: new Blob([]) } }),
  // @ts-expect-error a path parameter of another name
  call(getLetter, { params: { letter: 'a' } }),
  // @ts-expect-error no path parameter
  call(getLetter),
  // @ts-expect-error a field that the reply does not have
  call(getLetter, { params: { id: 'a' } }).then(({ title }) => title),
  // @ts-expect-error a query value of another type
  call(listLetters, { query: { page: 'two' } }),
  // @ts-expect-error no body
  call(changeLetter, { params: { id: 'a' } }, { ifMatch: 3 }),
  // @ts-expect-error a version is required
  call(changeLetter, { params: { id: 'a' }, body: { text: 'b' } }),
  // @ts-expect-error another field of the form
  call(sendPicture, { params: { id: 'a' }, file: { field: 'photo', content: new Blob([]) } }),
  // @ts-expect-error a key where the contract has no replay
  call(listLetters, {}, { idempotencyKey: 'a' }),
];
const neverAsked = (find: Find, error: unknown) => [
  find(error, sendPicture, 'too-small')?.fewest.toFixed(),
  // @ts-expect-error a problem without members
  find(error, sendPicture, 'not-a-picture')?.fewest,
  // @ts-expect-error a problem that the contract does not name
  find(error, sendPicture, 'too-large'),
];
const neverDeclared = () => [
  // @ts-expect-error the path has no parameter
  endpoint<typeof contract.getLetter>()('get', '/api/letters'),
  // @ts-expect-error the parameter has another name
  endpoint<typeof contract.getLetter>()('get', '/api/letters/:letter'),
  // @ts-expect-error no access
  implement(getLetter, contract.getLetter, { handle: async () => ({ id: 'a', words: 1 }) }),
  // @ts-expect-error the contract of another endpoint
  implement(getLetter, contract.listLetters, { access, handle: async () => [] }),
  // @ts-expect-error a reply of another shape
  implement(getLetter, contract.getLetter, { access, handle: async () => ({ id: 'a' }) }),
];

describe('endpoint', () => {
  it('fills parameters into the path and leaves out what the query does not have', () => {
    expect(toPath(getLetter, { params: { id: 'a/b ü' } })).toBe('/api/letters/a%2Fb%20%C3%BC');
    expect(toPath(listLetters)).toBe('/api/letters');
    expect(toPath(listLetters, { query: { state: 'new & old', page: 2 } })).toBe(
      '/api/letters?state=new+%26+old&page=2',
    );
    const state: string | undefined = undefined;
    expect(toPath(listLetters, { query: { ...(state ? { state } : {}), page: 0 } })).toBe('/api/letters?page=0');
  });

  it('keeps only method and path at run time, so that no schema travels to the browser', () => {
    expect(Object.keys(getLetter)).toEqual(['method', 'path']);
  });

  it('refuses wrong uses when it is compiled', () => {
    expect([neverCalled, neverAsked, neverDeclared].map((one) => typeof one)).toEqual(Array(3).fill('function'));
  });

  it('becomes a route with the parts of its contract', () => {
    const route = implement(changeLetter, contract.changeLetter, {
      access,
      handle: async ({ params, body }) => respond({ id: params.id, words: body.text.length }, { etag: 2 }),
    });
    expect(route).toMatchObject({ method: 'put', path: '/api/letters/:id', ifMatch: 'required', errors: {} });
    expect(route.params).toBe(Id);
  });
});
