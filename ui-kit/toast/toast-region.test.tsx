// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { words } from '../words/words';
import {
  TOAST_DURATION,
  TOAST_EXIT,
  TOAST_HOTKEY,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD,
  ToastRegion,
} from './toast-region';
import { removeToast, toast, toastQueue } from './toast-store';

/** The visible title, without the copy that Radix puts into its live region for screen readers. */
const shown = () => document.querySelector('ol li')?.textContent ?? null;
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toastQueue()) removeToast(id);
  cleanup();
  vi.useRealTimers();
});

describe('Toast', () => {
  test('keeps the specified constants', () => {
    expect([TOAST_DURATION, TOAST_SWIPE_DIRECTION, TOAST_SWIPE_THRESHOLD, TOAST_HOTKEY, words().notification]).toEqual([
      5000,
      'right',
      50,
      'F8',
      'Notification',
    ]);
  });

  test('a success leaves after 5000 ms and is gone after its exit', async () => {
    render(<ToastRegion />);
    act(() => void toast({ title: 'Profile Created', tone: 'success' }));
    await pass(TOAST_DURATION - 1);
    expect(shown()).toContain('Profile Created');
    expect(toastQueue()[0]?.closing).toBe(false);
    await pass(1);
    expect(toastQueue()[0]?.closing).toBe(true);
    await pass(TOAST_EXIT);
    expect(toastQueue()).toEqual([]);
    expect(shown()).toBeNull();
  });

  test('an error stays until it is closed', async () => {
    render(<ToastRegion />);
    act(() => void toast({ title: 'Matching Error', tone: 'error' }));
    await pass(60_000);
    expect(shown()).toContain('Matching Error');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(TOAST_EXIT);
    expect(shown()).toBeNull();
  });

  test('one is visible at a time, the rest wait and are counted', async () => {
    render(<ToastRegion />);
    act(() => {
      toast({ title: 'First' });
      toast({ title: 'Second' });
      toast({ title: 'Third' });
    });
    expect(shown()).toContain('First');
    expect(shown()).toContain('+2');
    await pass(TOAST_DURATION + TOAST_EXIT);
    expect(shown()).toContain('Second');
    expect(shown()).toContain('+1');
  });

  test('what can be undone goes before an error, which comes back afterwards', async () => {
    render(<ToastRegion />);
    act(() => {
      toast({ title: 'Offline', tone: 'error' });
      toast({ title: 'Saved', tone: 'success' });
    });
    expect(shown()).toContain('Offline');
    act(() => void toast({ title: 'Archived', tone: 'success', action: { label: 'Undo', onSelect: () => undefined } }));
    expect(shown()).toContain('Archived');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    await pass(TOAST_DURATION + TOAST_EXIT);
    expect(shown()).toContain('Offline');
    expect(shown()).toContain('+1');
  });

  test('the same message twice is shown once', () => {
    const one = toast({ title: 'Offline', tone: 'error' });
    toast({ title: 'Offline', tone: 'error' });
    expect(toastQueue()).toHaveLength(1);
    one.dismiss();
    expect(toastQueue()[0]?.closing).toBe(true);
  });

  test('hovering holds it, leaving lets the rest of the time run', async () => {
    render(<ToastRegion />);
    act(() => void toast({ title: 'Saved' }));
    await pass(3000);
    fireEvent.pointerMove(screen.getByRole('region'));
    await pass(30_000);
    expect(toastQueue()[0]?.closing).toBe(false);
    fireEvent.pointerLeave(screen.getByRole('region'));
    await pass(2000);
    expect(toastQueue()[0]?.closing).toBe(true);
  });

  test('F8 moves focus to the region, which is called Notification', () => {
    render(<ToastRegion />);
    act(() => void toast({ title: 'Saved' }));
    expect(screen.getByRole('region', { name: 'Notification' })).toBeTruthy();
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
  });

  test('its action runs once and closes it', async () => {
    const retry = vi.fn();
    render(<ToastRegion />);
    act(() => void toast({ title: 'Matching Error', tone: 'error', action: { label: 'Retry', onSelect: retry } }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(TOAST_EXIT);
    expect(retry).toHaveBeenCalledOnce();
    expect(shown()).toBeNull();
  });
});
