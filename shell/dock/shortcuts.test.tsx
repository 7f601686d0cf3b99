// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeOverlay, getPageData, hasOverlay, type OverlayInfo, openOverlay, useOverlay } from '#core/web';
import { setSingleKeys } from '#core/web/choices/key-choice';
import { setPageData } from '#core/web/page-data';
import { ShortcutList } from './keys/shortcut-list';
import { useShortcuts } from './shortcuts';

const overlay = (id: string, shortcuts: readonly string[]): OverlayInfo => ({
  id,
  label: id,
  icon: 'search',
  order: 1,
  place: 'hidden',
  frame: 'own',
  shortcuts,
});

beforeAll(() => {
  const roots = [
    { route: '/dashboard', access: 'open', nav: [{ label: 'Home', order: 1, place: 'bar', key: 'd' }] },
    { route: '/matching', access: 'signed-in', nav: [{ label: 'Matches', order: 2, place: 'bar', key: 'm' }] },
  ] as const;
  const module = { id: 'm', title: 'M', entry: null, integrity: null, roots, languages: [], fills: [] };
  setPageData({ ...getPageData(), modules: [{ ...module, overlays: [overlay('search', ['mod+k', '/'])] }] });
});
afterEach(() => {
  cleanup();
  closeOverlay();
  setSingleKeys(true);
  went.mockClear();
  listed.mockClear();
});

const went = vi.fn();
const listed = vi.fn();
const Page = () => {
  useShortcuts({ onGo: went, onList: listed });
  return (
    <>
      <p>open: {useOverlay()?.id ?? 'nothing'}</p>
      <input aria-label="field" />
    </>
  );
};
const opened = () => screen.getByText(/^open: /).textContent;

describe('shortcuts', () => {
  it.each([
    ['Cmd+K', { key: 'k', metaKey: true }, 'open: search'],
    ['Ctrl+K', { key: 'K', ctrlKey: true }, 'open: search'],
    ['a slash', { key: '/' }, 'open: search'],
    ['Ctrl+Shift+K, which is the browser’s', { key: 'K', ctrlKey: true, shiftKey: true }, 'open: nothing'],
    ['k', { key: 'k' }, 'open: nothing'],
  ])('hear %s', (_, keys, want) => {
    render(<Page />);
    fireEvent.keyDown(document.body, keys);
    expect(opened()).toBe(want);
  });

  it('leave a slash to whoever writes one', () => {
    render(<Page />);
    fireEvent.keyDown(screen.getByLabelText('field'), { key: '/' });
    expect(opened()).toBe('open: nothing');
    fireEvent.keyDown(screen.getByLabelText('field'), { key: 'k', ctrlKey: true });
    expect(opened()).toBe('open: search');
  });

  it('leave the page to a dialog that holds it', () => {
    render(
      <>
        <Page />
        <div role="dialog" aria-modal="true" />
      </>,
    );
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(opened()).toBe('open: nothing');
  });
});

describe('an overlay that nobody brings', () => {
  it('is not offered and does not open', () => {
    render(<Page />);
    expect(hasOverlay('contact')).toBe(false);
    expect(openOverlay('contact')).toBe(false);
    expect(opened()).toBe('open: nothing');
  });
});

const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
};

describe('going to a page', () => {
  it('takes g and its letter, one after the other', () => {
    render(<Page />);
    press('g', 'd');
    expect(went).toHaveBeenCalledExactlyOnceWith('/dashboard');
    press('d');
    press('g', 'x', 'd');
    expect(went).toHaveBeenCalledOnce();
  });

  it('leads nowhere that this person may not open', () => {
    render(<Page />);
    press('g', 'm');
    expect(went).not.toHaveBeenCalled();
  });

  it('is off in fields and with other keys, and when single keys are turned off', () => {
    render(<Page />);
    fireEvent.keyDown(screen.getByLabelText('field'), { key: 'g' });
    press('d');
    fireEvent.keyDown(document.body, { key: 'g', ctrlKey: true });
    press('d');
    setSingleKeys(false);
    press('g', 'd', '?', '/');
    expect([went.mock.calls, listed.mock.calls, opened()]).toEqual([[], [], 'open: nothing']);
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(opened()).toBe('open: search');
  });
});

describe('the list of shortcuts', () => {
  it('opens with a question mark, wherever nobody writes', () => {
    render(<Page />);
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    expect(listed).toHaveBeenCalledOnce();
    fireEvent.keyDown(screen.getByLabelText('field'), { key: '?', shiftKey: true });
    expect(listed).toHaveBeenCalledOnce();
  });

  it('names what works here, and turns single keys off', () => {
    render(
      <>
        <Page />
        <ShortcutList open onClose={() => undefined} />
      </>,
    );
    expect(screen.getByText('Home').nextElementSibling?.textContent).toBe('G then D');
    expect(screen.queryByText('Matches')).toBeNull();
    expect(screen.getAllByText('search').map((one) => one.nextElementSibling?.textContent)).toEqual([
      'Ctrl or Cmd + K',
      '/',
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Shortcuts of a single key' }));
    cleanup();
    render(<Page />);
    press('g', 'd');
    expect(went).not.toHaveBeenCalled();
  });
});
