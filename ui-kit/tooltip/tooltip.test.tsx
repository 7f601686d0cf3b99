// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TOOLTIP_DELAY, TOOLTIP_SKIP, Tooltip } from './tooltip';

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
