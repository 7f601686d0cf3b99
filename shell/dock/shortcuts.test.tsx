// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeOverlay, type OverlayInfo, offersOverlay, openOverlay, pageData, useOverlay } from '#core/web';
import { setPageData } from '#core/web/page-data';
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
  const module = { id: 'm', title: 'M', entry: null, integrity: null, roots: [], languages: [], fills: [] };
  setPageData({ ...pageData(), modules: [{ ...module, overlays: [overlay('search', ['mod+k', '/'])] }] });
});
afterEach(() => {
  cleanup();
  closeOverlay();
});

const Page = () => {
  useShortcuts();
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
    expect(offersOverlay('contact')).toBe(false);
    expect(openOverlay('contact')).toBe(false);
    expect(opened()).toBe('open: nothing');
  });
});
