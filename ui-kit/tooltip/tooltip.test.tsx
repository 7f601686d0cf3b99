// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TOOLTIP_DELAY, TOOLTIP_SKIP, Tooltip, TooltipGroup } from './tooltip';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('opens after 700 ms of hover, and not before', async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.useFakeTimers();
  expect([TOOLTIP_DELAY, TOOLTIP_SKIP]).toEqual([700, 300]);
  render(
    <Tooltip text="Only you can read this">
      <button type="button">Private</button>
    </Tooltip>,
  );
  fireEvent.pointerMove(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(699));
  expect(screen.queryByRole('tooltip')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('tooltip').textContent).toBe('Only you can read this');
});

test('the next one of a group opens at once within 300 ms, and after 700 ms again later', async () => {
  vi.useFakeTimers();
  render(
    <TooltipGroup>
      <Tooltip text="First words">
        <button type="button">First</button>
      </Tooltip>
      <Tooltip text="Second words">
        <button type="button">Second</button>
      </Tooltip>
    </TooltipGroup>,
  );
  const [first, second] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  const leaveFirst = async () => {
    fireEvent.pointerMove(first);
    await pass(TOOLTIP_DELAY);
    fireEvent.pointerLeave(first);
    fireEvent.keyDown(document, { key: 'Escape' });
  };
  await leaveFirst();
  await pass(TOOLTIP_SKIP - 1);
  fireEvent.pointerMove(second);
  await pass(0);
  expect(screen.getByRole('tooltip').textContent).toBe('Second words');
  fireEvent.pointerLeave(second);
  fireEvent.keyDown(document, { key: 'Escape' });
  await leaveFirst();
  await pass(TOOLTIP_SKIP);
  fireEvent.pointerMove(second);
  await pass(TOOLTIP_DELAY - 1);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
