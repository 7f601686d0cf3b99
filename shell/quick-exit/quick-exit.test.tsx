// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { getPageData } from '#core/web';
import { setPageData } from '#core/web/page-data';
import * as leaving from './leave';
import { FirstQuickExit, QuickExit } from './quick-exit';

const rooms = {
  id: 'rooms',
  title: 'Rooms',
  entry: null,
  integrity: null,
  roots: [
    { route: '/rooms', access: 'open' },
    { route: '/terms', access: 'open', quickExit: false },
  ],
  fills: [],
  languages: [],
  overlays: [],
} as const;

const press = (...keys: readonly string[]): void => {
  for (const key of keys) {
    fireEvent.keyDown(document.body, { key });
    fireEvent.keyUp(document.body, { key });
  }
};

let leave: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  setPageData({ ...getPageData(), modules: [rooms], exitAddress: 'https://weather.example/' });
  leave = vi.spyOn(leaving, 'leaveQuickly').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  setPageData({ ...getPageData(), modules: [] });
});

describe('the way out', () => {
  it('is the first thing that the keyboard reaches, and leads away without a script', () => {
    const { container } = renderPage(<FirstQuickExit />, { user: aPerson() });
    const link = screen.getByRole('link', { name: 'Leave this site quickly' });
    expect(container.querySelector('a, button')).toBe(link);
    expect(link.getAttribute('href')).toBe('https://weather.example/');
    fireEvent.click(link);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('has a name that contains the word in sight', () => {
    renderPage(<QuickExit />, { user: aPerson() });
    const link = screen.getByRole('link', { name: 'Leave this site quickly' });
    expect(link.textContent).toBe('Leave');
  });

  it.each([
    ['/rooms/4', null, 1],
    ['/terms', null, 0],
    ['/goodbye', null, 0],
    ['/terms', aPerson(), 1],
  ])('at %s for %o is shown %i times', (at, user, times) => {
    renderPage(<QuickExit />, { at, user });
    expect(screen.queryAllByRole('link')).toHaveLength(times);
  });
});

describe('the key', () => {
  it('leaves after Shift was pressed three times, and says before that one press is missing', async () => {
    renderPage(<FirstQuickExit />);
    press('Shift', 'Shift');
    expect(await screen.findByText('Press Shift once more to leave this site.')).toBeTruthy();
    expect(leave).not.toHaveBeenCalled();
    press('Shift');
    expect(leave).toHaveBeenCalledOnce();
  });

  it('works for visitors on pages that show no button, and where a dialog keeps its keys to itself', () => {
    renderPage(
      <>
        <FirstQuickExit />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that stops every key */}
        <div data-testid="dialog" onKeyDown={(event) => event.stopPropagation()} />
      </>,
      { at: '/terms', user: null },
    );
    for (let time = 0; time < 3; time += 1) {
      fireEvent.keyDown(screen.getByTestId('dialog'), { key: 'Shift' });
      fireEvent.keyUp(screen.getByTestId('dialog'), { key: 'Shift' });
    }
    expect(leave).toHaveBeenCalledOnce();
  });

  it('is not heard in capitals, shortcuts and clicks', () => {
    renderPage(<FirstQuickExit />);
    for (let time = 0; time < 3; time += 1) {
      fireEvent.keyDown(document.body, { key: 'Shift' });
      press('A');
      fireEvent.keyUp(document.body, { key: 'Shift' });
    }
    press('Shift', 'Shift', 'a', 'Shift');
    press('Escape');
    for (let time = 0; time < 3; time += 1) {
      press('Shift');
      fireEvent.pointerDown(document.body);
    }
    expect(leave).not.toHaveBeenCalled();
  });

  it('counts only presses that come soon after each other', () => {
    const now = vi.spyOn(Event.prototype, 'timeStamp', 'get');
    renderPage(<FirstQuickExit />);
    for (const at of [0, 1500, 3000]) {
      now.mockReturnValue(at);
      press('Shift');
    }
    expect(leave).not.toHaveBeenCalled();
    now.mockReturnValue(3200);
    press('Shift');
    expect(leave).toHaveBeenCalledOnce();
  });
});
