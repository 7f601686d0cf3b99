// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#core/testing/render';
import { useLocation } from '#core/web';
import { SearchPalette } from './search-palette';

const Here = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const hit = {
  id: '1',
  slug: 'a-breath',
  title: [{ text: 'A Breath', hit: true }],
  snippet: [
    { text: 'Four in, ', hit: false },
    { text: 'six out', hit: true },
  ],
  category: 'Wellness',
  type: 'video',
  readTime: 11,
};
const palette = (wish = {}, onClose = vi.fn()) => {
  const view = renderPage(
    <>
      <Here />
      <SearchPalette open onClose={onClose} wish={wish} />
    </>,
    { api: { 'GET /api/articles/search': { corrected: 'breath', hits: [hit] } }, user: null },
  );
  return { ...view, onClose };
};

it('finds articles whatever the spelling, says what it searched, and goes there', async () => {
  const { calls, onClose } = palette();
  const box = screen.getByRole('combobox');
  fireEvent.change(box, { target: { value: 'braeth' } });
  expect(await screen.findByText('Articles for “breath”')).toBeTruthy();
  expect(screen.getByRole('option').textContent).toContain('Wellness · Video · Four in, six out');
  expect(screen.getByText('six out').tagName).toBe('MARK');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(await screen.findByText('/magazine/a-breath')).toBeTruthy();
  expect(onClose).toHaveBeenCalled();
  expect(calls.map(({ path }) => path)).toEqual(['/api/articles/search?q=braeth&lang=en']);
});

it('offers the categories before anything is typed', () => {
  palette();
  fireEvent.click(screen.getByRole('option', { name: 'Travel' }));
  expect(screen.getByText('/magazine?category=Travel')).toBeTruthy();
});

it('searches at once what it was opened with', async () => {
  const { calls } = palette({ q: 'sleep' });
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/articles/search?q=sleep&lang=en']));
});
