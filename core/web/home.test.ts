import { expect, it } from 'vitest';
import type { NavLink, PageRoot } from '#core/contract/manifest';
import type { ModuleInfo } from '#core/contract/page';
import { findHomePage } from './home';
import { getPageData } from './page-data';

const link = (order: number, more: Partial<NavLink> = {}): NavLink => ({ label: 'x', order, place: 'bar', ...more });
const moduleOf = (...roots: readonly PageRoot[]): ModuleInfo => ({
  id: 'rooms',
  title: 'Rooms',
  entry: null,
  integrity: null,
  roots,
  fills: [],
  languages: [],
  overlays: [],
});

it('is the first page of the bar that the role may open, whichever module has it', () => {
  const modules = [
    moduleOf({ route: '/late', access: 'signed-in', nav: [link(20)] }),
    moduleOf({ route: '/header', access: 'open', nav: [link(1, { place: 'header' })] }),
    moduleOf({ route: '/clients', access: 'signed-in', nav: [link(5, { roles: ['client'] })] }),
  ];
  expect(findHomePage('client', { ...getPageData(), modules })).toBe('/clients');
  expect(findHomePage('admin', { ...getPageData(), modules })).toBe('/late');
  expect(findHomePage('admin', { ...getPageData(), modules: [] })).toBe('/');
});
