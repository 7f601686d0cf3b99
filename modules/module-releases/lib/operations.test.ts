import { describe, expect, it } from 'vitest';
import { exampleOf, findOperations, listOperations, type OpenApi, toCall } from './operations';

const path = '/api/diaries/{id}/entries';
const parameters = [
  { name: 'id', in: 'path', required: true },
  { name: 'limit', in: 'query', required: false },
  { name: 'q', in: 'query', required: false },
  { name: 'If-Match', in: 'header', required: true },
] as const;
const document: OpenApi = {
  paths: {
    [path]: {
      put: {
        tags: ['diaries'],
        'x-permission': 'diaries.write',
        parameters,
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: {
          200: { description: 'The answer', content: { 'application/json': { schema: { type: 'array' } } } },
        },
      },
    },
    '/api/about': { get: { tags: ['about'], parameters: [], security: [], responses: {} } },
    '/api/pictures': {
      post: { tags: ['about'], parameters: [], requestBody: { content: { 'multipart/form-data': {} } }, responses: {} },
    },
  },
};

describe('operations of a document', () => {
  it('stand by module and address, with who may call them and what they take and answer', () => {
    const [about, picture, entries] = listOperations(document);
    expect(about).toMatchObject({ id: 'GET /api/about', owner: 'about', isOpen: true, body: null });
    expect(picture).toMatchObject({ takesFile: true, body: null });
    expect(entries).toMatchObject({ permission: 'diaries.write', isOpen: false, takesFile: false });
    expect(entries?.replies).toEqual([{ status: '200', means: 'The answer', schema: { type: 'array' } }]);
  });

  it('are found by words of their address, method and module', () => {
    const all = listOperations(document);
    expect(findOperations(all, 'PUT entries')).toHaveLength(1);
    expect(findOperations(all, 'about')).toHaveLength(2);
    expect(findOperations(all, '')).toEqual(all);
    expect(findOperations(all, 'nothing')).toEqual([]);
  });

  it('are called at an address without room for tricks', () => {
    expect(toCall({ path, parameters }, { id: '../../admin?x', q: 'a&b', 'If-Match': '"1"' })).toEqual({
      address: '/api/diaries/..%2F..%2Fadmin%3Fx/entries?q=a%26b',
      headers: { 'If-Match': '"1"' },
    });
  });
});

it('an example has what is required, in its shape', () => {
  const entry = {
    type: 'object',
    required: ['id', 'kind', 'tags', 'count', 'done'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      kind: { anyOf: [{ const: 'dream' }, { const: 'day' }] },
      tags: { type: 'array', items: { type: 'string' } },
      count: { type: 'integer', minimum: 3 },
      done: { type: 'boolean' },
      more: { type: 'string' },
    },
  };
  const example = { id: '00000000-0000-4000-8000-000000000000', kind: 'dream', tags: [''], count: 3, done: false };
  expect(exampleOf(entry)).toEqual(example);
});
