// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeToast, toast, toastQueue } from './toast-store';
import { Toasts } from './toasts';

const network = vi.hoisted(() => ({ fails: true }));
vi.mock('./toast-region', async (original) => {
  const region = await original<typeof import('./toast-region')>();
  return {
    get ToastRegion() {
      if (network.fails) throw new Error('Loading chunk failed');
      return region.ToastRegion;
    },
  };
});

afterAll(() => void vi.doUnmock('./toast-region'));
beforeEach(() => {
  network.fails = true;
});
afterEach(() => {
  act(() => {
    for (const { id } of toastQueue()) removeToast(id);
  });
  cleanup();
});

const page = () =>
  render(
    <>
      <main>The page</main>
      <Toasts />
    </>,
  );

test('a toast whose code cannot be fetched says its words, and the page stays', async () => {
  page();
  act(() => void toast({ title: 'Not saved', description: 'You are offline.', tone: 'error' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved You are offline.');
  expect(screen.getByText('The page')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('and is shown as any other once there is a connection again', async () => {
  page();
  act(() => void toast({ title: 'Not saved', tone: 'error' }));
  await screen.findByRole('alert');
  network.fails = false;
  act(() => void window.dispatchEvent(new Event('online')));
  const region = await screen.findByRole('region', { name: 'Notification' }, { timeout: 8000 });
  await expect.poll(() => region.textContent).toContain('Not saved');
});
