// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Menu, MenuItem, SubMenu } from './menu';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // jsdom has neither; Radix asks for both.
  Element.prototype.scrollIntoView ??= () => undefined;
  globalThis.PointerEvent ??= MouseEvent as unknown as typeof PointerEvent;
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const item = (name: string) => screen.getByRole('menuitem', { name });
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const point = (element: Element, kind: 'pointerMove' | 'pointerLeave', clientX = 0, clientY = 0) =>
  fireEvent[kind](element, { pointerType: 'mouse', clientX, clientY });

async function openMenu() {
  render(
    <Menu open trigger={<button type="button">More</button>}>
      <SubMenu label="Theme">
        <MenuItem>Night</MenuItem>
      </SubMenu>
      <MenuItem>Help</MenuItem>
    </Menu>,
  );
  await pass(0);
}

test('a submenu opens after 100 ms of hover, and not before', async () => {
  await openMenu();
  point(item('Theme'), 'pointerMove');
  await pass(99);
  expect(screen.queryByRole('menuitem', { name: 'Night' })).toBeNull();
  await pass(1);
  expect(item('Night')).toBeTruthy();
});

test('the pointer has 300 ms to travel over other items into the submenu', async () => {
  await openMenu();
  point(item('Theme'), 'pointerMove');
  await pass(100);
  const submenu = item('Night').closest<HTMLElement>('[role="menu"]') as HTMLElement;
  submenu.dataset.side = 'right';
  const place = { left: 100, right: 200, top: 0, bottom: 200, x: 100, y: 0, width: 100, height: 200 };
  vi.spyOn(submenu, 'getBoundingClientRect').mockReturnValue({ ...place, toJSON: () => place });
  const travel = () => {
    point(item('Help'), 'pointerMove', 60, 40);
    return document.activeElement === item('Help');
  };
  point(item('Theme'), 'pointerMove', 40, 20);
  point(item('Theme'), 'pointerLeave', 50, 30);
  await pass(299);
  expect(travel()).toBe(false);
  await pass(1);
  expect(travel()).toBe(true);
});

test('arrows follow the direction of the page', async () => {
  document.documentElement.dir = 'rtl';
  await openMenu();
  act(() => item('Theme').focus());
  fireEvent.keyDown(item('Theme'), { key: 'ArrowRight' });
  expect(screen.queryByRole('menuitem', { name: 'Night' })).toBeNull();
  fireEvent.keyDown(item('Theme'), { key: 'ArrowLeft' });
  await pass(0);
  expect(item('Night')).toBeTruthy();
  document.documentElement.removeAttribute('dir');
});
