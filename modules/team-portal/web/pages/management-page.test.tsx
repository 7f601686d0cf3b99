// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { getPageData } from '#core/web';
import { setPageData } from '#core/web/page-data';
import { ManagementPage } from './management-page';

/** Where the cards of the tools and of the office lead. */
const rooms = () =>
  ['Tools', 'Office'].flatMap((name) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
const tools = ['/team-portal', '/team-portal/practitioners', '/team-portal/experiences'];
const home = {
  route: '/dashboard',
  access: 'signed-in',
  nav: [{ label: 'Home', order: 10, place: 'bar', roles: ['client'] }],
} as const;
const withModules = (...ids: readonly string[]) =>
  setPageData({
    ...getPageData(),
    modules: ids.map((id) => ({
      ...{ id, title: id, entry: null, integrity: null },
      ...{ roots: id === 'journey' ? [home] : [], fills: [], languages: [], overlays: [] },
    })),
  });
beforeEach(() =>
  withModules(
    'community',
    'consultations',
    'inbox',
    'intake',
    'journey',
    'magazine',
    'matching',
    'money',
    'safety',
    'administration',
  ),
);
const open = (role: 'client' | 'practitioner' | 'admin') =>
  renderPage(<ManagementPage />, { user: aPerson({ role }), api: {} });

it('tells a client kindly whose room it is, and asks nothing', () => {
  const { calls } = open('client');
  expect(screen.getByRole('heading', { name: 'This room is for the team' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To your dashboard' }).getAttribute('href')).toBe('/dashboard');
  expect(calls).toEqual([]);
});

it('shows admins and practitioners their own ways on', () => {
  const { unmount } = open('admin');
  expect(screen.getByRole('heading', { level: 1, name: 'Management Dashboard' })).toBeTruthy();
  expect(rooms()).toEqual([
    ...tools,
    '/management/inbox',
    '/management/contact-requests',
    '/admin/consultations',
    '/admin/intakes',
    '/community/reports',
    '/magazine/desk',
    '/team-portal/money',
    '/management/people',
    '/management/openings',
    '/management/audit',
  ]);
  unmount();
  open('practitioner');
  expect(rooms()).toEqual([...tools, '/magazine/desk', '/matching']);
});

it('leads to no room of a module that is not there', () => {
  withModules('administration', 'matching', 'intake');
  open('admin');
  expect(rooms()).toEqual([
    ...tools,
    '/admin/intakes',
    '/management/people',
    '/management/openings',
    '/management/audit',
  ]);
});
