import type { TSchema } from '@sinclair/typebox';
import { tokenPrefix } from '../../contract/outside';
import type { OwnedRoute } from '../host';
import { routeName } from './route-name';

type Json = Record<string, unknown>;

const problem: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'For people.' },
    code: { type: 'string', description: 'For programs; stable.' },
    fields: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    requestId: { type: 'string' },
    traceId: { type: 'string' },
  },
};
const refusal: Json = {
  description: 'A refusal',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const parametersOf = (schema: TSchema | undefined, place: 'path' | 'query'): Json[] =>
  Object.entries((schema?.properties ?? {}) as Record<string, TSchema>).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || (Array.isArray(schema?.required) && schema.required.includes(name)),
    schema: one,
  }));

const header = (name: string, required: boolean): Json => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string' },
});

const contentOf = ({ body, upload }: OwnedRoute['route']): Json => {
  if (!upload) return { 'application/json': { schema: body } };
  const file = { type: 'string', format: 'binary' };
  return {
    'multipart/form-data': { schema: { allOf: [body, { type: 'object', properties: { [upload.field]: file } }] } },
  };
};

const contentOfReply = ({ reply, content }: OwnedRoute['route'], status: number): Json => {
  if (content) return { content: { [content]: { schema: { type: 'string', format: 'binary' } } } };
  return reply && status !== 204 ? { content: { 'application/json': { schema: reply } } } : {};
};

/** The problems that the contract names, by status. */
const problemsOf = ({ errors = {} }: OwnedRoute['route']): Json => {
  const byStatus: Record<string, Json> = {};
  for (const [code, declared] of Object.entries(errors)) {
    const status = String(typeof declared === 'number' ? declared : declared.status);
    const said = byStatus[status]?.description;
    byStatus[status] = { ...refusal, description: said ? `${said}, ${code}` : `Code ${code}` };
  }
  return byStatus;
};

/** What a call needs; with both, either will do. */
const securityOf = ({ access, tokenScope }: OwnedRoute['route']): Json => {
  const isOpen = 'open' in access;
  if (tokenScope === undefined) return isOpen ? { security: [] } : {};
  return { security: [isOpen ? {} : { session: [] }, { token: [] }], 'x-token-scope': tokenScope };
};

const operation = ({ owner, route }: OwnedRoute): Json => {
  const { access } = route;
  const status = route.status ?? { post: 201, delete: 204 }[route.method as 'post' | 'delete'] ?? 200;
  return {
    operationId: routeName(route),
    tags: [owner],
    ...securityOf(route),
    ...('permission' in access ? { 'x-permission': access.permission } : {}),
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...(route.ifMatch ? [header('If-Match', route.ifMatch === 'required')] : []),
      ...(route.idempotent ? [header('Idempotency-Key', false)] : []),
    ],
    ...(route.body ? { requestBody: { required: true, content: contentOf(route) } } : {}),
    responses: {
      [String(status)]: {
        description: 'The answer',
        ...contentOfReply(route, status),
      },
      ...problemsOf(route),
      default: refusal,
    },
  };
};

/** The OpenAPI 3.1 document, folded from the very schemas that requests are checked with. */
export const openApi = (routes: readonly OwnedRoute[], baseUrl: string): Json => {
  const paths: Record<string, Json> = {};
  for (const owned of routes) {
    const path = owned.route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [owned.route.method]: operation(owned) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hedo', version: '1' },
    servers: [{ url: baseUrl }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { Problem: problem },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${tokenPrefix}…`,
          description:
            'A token that an admin made for one integration. It reads what names one of its scopes in x-token-scope; everything else answers 403 (code token-scope), a token that is not valid 401 (code token-invalid), more than 120 calls a minute 429.',
        },
      },
    },
  };
};
