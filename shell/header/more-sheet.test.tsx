// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { getPageData } from '#core/web';
import { setPageData } from '#core/web/page-data';
import { MoreSheet } from './more-sheet';

const rooms = {
  id: 'rooms',
  title: 'Rooms',
  entry: null,
  integrity: null,
  roots: [
    { route: '/rooms', access: 'signed-in', nav: [{ label: 'View rooms', order: 1, place: 'user-menu' }] },
    { route: '/letters', access: 'signed-in', nav: [{ label: 'Letters', order: 2, place: 'user-menu' }] },
    { route: '/mine', access: 'signed-in', nav: [{ label: 'Your account', order: 1, place: 'settings' }] },
    { route: '/aid', access: 'open', urgent: 'Help now' },
  ],
  fills: [],
  languages: [],
  overlays: [{ id: 'ask', label: 'Ask us', icon: 'mail', order: 1, place: 'dock', frame: 'panel' }],
} as const;
const inBar = [{ label: 'Rooms', to: '/rooms' }];
const namesIn = (group: string) =>
  [
    ...within(screen.getByRole('region', { name: group })).queryAllByRole('link'),
    ...within(screen.getByRole('region', { name: group })).queryAllByRole('button'),
  ].map((entry) => entry.textContent);

it('lists pages, help and the account in groups, and nothing that stands in the bar', () => {
  setPageData({ ...getPageData(), modules: [rooms] });
  renderPage(
    <MoreSheet
      open
      onOpenChange={() => undefined}
      shown={inBar}
      links={[{ label: 'Papers', to: '/papers' }]}
      signedIn
    />,
    { user: aPerson() },
  );
  expect(namesIn('Pages')).toEqual(['Papers', 'Letters']);
  expect(namesIn('Help')).toEqual(['Help now', 'Ask us']);
  expect(namesIn('Account')).toEqual(['Your account', 'Sign Out']);
});

it('shows visitors no account', () => {
  setPageData({ ...getPageData(), modules: [rooms] });
  renderPage(<MoreSheet open onOpenChange={() => undefined} shown={[]} links={[]} signedIn={false} />, { user: null });
  expect(screen.queryByRole('region', { name: 'Account' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Pages' })).toBeNull();
});
