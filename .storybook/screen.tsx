import type { Decorator } from '@storybook/react-webpack5';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { useSession } from '#core/web';
import { Layout } from '../shell/layout';
import { answersFor, type Responder, readerOf, type Screen } from './page';

let answers: Readonly<Record<string, Responder>> = {};
const real = window.fetch.bind(window);

/** Calls of the product are answered from the story's table; Storybook's own go their way. */
window.fetch = async (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  if (!url.pathname.startsWith('/api/')) return real(input, init);
  const responder = answers[`${init.method ?? 'GET'} ${url.pathname}`];
  if (responder === undefined)
    return json(404, { title: 'Not Found', status: 404, code: 'not-found', detail: 'Not here.' });
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  return json(200, typeof responder === 'function' ? await responder({ query: url.searchParams, body }) : responder);
};

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status === 200 ? 'application/json' : 'application/problem+json', etag: '"1"' },
  });

/** For stories with `parameters.screen`: the page at its address, inside the shell, with its reader and its answers. */
export const inScreen: Decorator = (Story, { id, parameters }) => {
  const screen = parameters.screen as Screen | undefined;
  if (!screen) return <Story />;
  return (
    <Visit key={id} screen={screen}>
      <Story />
    </Visit>
  );
};

const Visit = ({ screen, children }: { readonly screen: Screen; readonly children: ReactNode }) => {
  const { at = '/', path = '*', bare = false } = screen;
  // Before anything below is drawn, once a story.
  useState(() => {
    answers = answersFor(screen);
    useSession.setState({ user: readerOf(screen), expired: false, signIn: null });
  });
  const page = (
    <Routes>
      <Route path={path} element={children} />
    </Routes>
  );
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, revalidateOnFocus: false }}>
      <MemoryRouter initialEntries={[at]}>{bare ? page : <Layout>{page}</Layout>}</MemoryRouter>
    </SWRConfig>
  );
};
