// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PageData } from '#core/contract/page';
import { renderPage } from '#core/testing/render';
import { getPageData, setPageData } from '#core/web/page-data';
import { NotFound } from './not-found';

const hint = 'Did you forget to add the page to the router?';
const show = (production: boolean) => {
  const data: PageData = { ...getPageData(), production };
  setPageData(data);
  renderPage(<NotFound />, { at: '/nowhere' });
};

it('tells a reader in production which address was not found, without the hint for developers', () => {
  show(true);
  expect(screen.getByText('/nowhere')).toBeTruthy();
  expect(screen.queryByText(hint)).toBeNull();
});

it('shows developers the specified hint', () => {
  show(false);
  expect(screen.getByText(hint)).toBeTruthy();
});
