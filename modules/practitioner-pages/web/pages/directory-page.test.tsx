// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#core/testing/render';
import { DirectoryPage } from './directory-page';

const api = {
  'GET /api/practitioner-pages': [],
  'GET /api/practitioner-filters': { concerns: [], languages: [], countries: [] },
};

const filters = () => document.querySelector('search');

it('offers filters only where there is somebody to filter, or where one is set', async () => {
  const { unmount } = renderPage(<DirectoryPage />, { at: '/practitioners', api });
  await screen.findByRole('heading', { level: 2 });
  expect(filters()).toBeNull();
  unmount();
  renderPage(<DirectoryPage />, { at: '/practitioners?mode=online', api });
  await screen.findByRole('heading', { level: 2 });
  expect(filters()).not.toBeNull();
});
