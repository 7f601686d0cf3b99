import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, vi } from 'vitest';
import type { Person } from '#core/contract/page';
import { useSession } from '#core/web';

/** One request which the page made. */
export interface Call {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Headers;
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
}
/** An answer other than 200 with JSON. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown = null,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}
type Responder = unknown | ((call: Call) => unknown);

export interface RenderOptions {
  /** Address; `/` by default. */
  readonly at?: string;
  /** Pattern of the page, when it reads parameters. */
  readonly path?: string;
  /** Signed-in person; null for a visitor. */
  readonly user?: Person | null;
  /** What the server answers, by `METHOD /path` (without query): JSON, an Answer, or a function of the call. Anything else is 404. */
  readonly api?: Readonly<Record<string, Responder>>;
}

/** A signed-in client, or whom the overrides describe. */
export const aPerson = (overrides: Partial<Person> = {}): Person => ({
  id: '00000000-0000-4000-8000-000000000001',
  role: 'client',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  ...overrides,
});

const answerOf = (value: unknown): Response => {
  const { status, body, headers } = value instanceof Answer ? value : new Answer(200, value);
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  const isText = typeof body === 'string' && headers['content-type'] !== undefined;
  const content = status === 204 ? null : isText ? body : JSON.stringify(body);
  return new Response(content, { status, headers: { 'content-type': type, ...headers } });
};

/** Draws a page as the shell would, with an empty cache and a server that answers from a table; returns the queries and the calls made. */
export const renderPage = (page: ReactElement, options: RenderOptions = {}) => {
  const { at = '/', path = '*', user = aPerson(), api = {} } = options;
  const calls: Call[] = [];
  useSession.setState({ user, expired: false, signIn: null });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined);
    const call: Call = { method, path: input, headers: new Headers(init.headers), body };
    calls.push(call);
    const responder = api[`${method} ${input.split('?', 1)[0]}`];
    const missing = new Answer(404, {
      title: 'Not Found',
      status: 404,
      code: 'not-found',
      detail: `no answer for ${input}`,
    });
    if (responder === undefined) return answerOf(missing);
    return answerOf(typeof responder === 'function' ? await responder(call) : responder);
  });
  const view = render(
    // Otherwise the next test would get this one's answers: two requests within two seconds count as one.
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={path} element={page} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  return { ...view, calls };
};

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  // Forgets requests under way as well: the next test's page must not wait for this one's answer.
  await mutate(() => true, undefined, { revalidate: true });
});
