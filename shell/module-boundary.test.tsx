// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDrawnPage } from './drawn-page';
import { ModuleBoundary } from './module-boundary';

let broken = false;
const Article = () => {
  if (broken) throw new Error('the script is missing');
  return (
    <article>
      <h1>The moon</h1>
      <p>It rises.</p>
      <a href="/magazine">All articles</a>
      <button type="button">Like</button>
      <form action="/search">
        <button type="submit">Search</button>
      </form>
    </article>
  );
};
const page = (content: ReactNode): ReactNode => (
  <main id="main">
    <ModuleBoundary module="magazine" title="Magazine" size="page" waiting={null}>
      {content}
    </ModuleBoundary>
  </main>
);

let place: HTMLElement;
let root: Root;
/** The page as it arrives, then as its code takes it over; `fails` says that the code is missing. */
const open = async (fails: boolean): Promise<void> => {
  broken = false;
  place.innerHTML = renderToString(page(<Article />));
  keepDrawnPage(place);
  broken = fails;
  await act(async () => {
    root = hydrateRoot(place, page(<Article />), { onRecoverableError: () => undefined });
  });
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState(null, '', '/magazine/moon');
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

it('leaves the words of the server on the page when their script fails, and says what does not work', async () => {
  await open(true);
  expect(screen.getByRole('heading').textContent).toBe('The moon');
  expect(screen.getByText('It rises.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('This page can be read, but its buttons do not work yet');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/magazine');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Like' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Search' }).disabled).toBe(false);
});

it('becomes a working page on another try', async () => {
  await open(true);
  broken = false;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Like' }).disabled).toBe(false);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

it('does not show the words of another address', async () => {
  await open(false);
  history.replaceState(null, '', '/magazine/sun');
  broken = true;
  await act(async () => root.render(page(<Article key="sun" />)));
  expect(screen.getByRole('heading').textContent).toBe('Magazine did not load');
  expect(screen.queryByText('It rises.')).toBeNull();
});
