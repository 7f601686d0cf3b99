// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '../dialog/dialog';
import { removeToast, toast, toastQueue } from './toast-store';
import { Toasts } from './toasts';

afterEach(() => {
  act(() => {
    for (const { id } of toastQueue()) removeToast(id);
  });
  cleanup();
});

const page = (open: boolean) => (
  <>
    <main>
      <h1>The page behind</h1>
    </main>
    <Toasts />
    <Dialog title="A question" open={open} onOpenChange={() => undefined}>
      <p>Answer first.</p>
    </Dialog>
  </>
);

// getByRole finds only what a screen reader would.
test('a toast is there for screen readers while a modal dialog hides the page', async () => {
  render(page(true));
  expect(screen.queryByRole('heading', { name: 'The page behind' })).toBeNull();
  act(() => void toast({ title: 'Matching Error', tone: 'error' }));
  const region = await screen.findByRole('region', { name: 'Notification' }, { timeout: 8000 });
  await expect.poll(() => region.textContent).toContain('Matching Error');
  expect(within(region).getByRole('button', { name: 'Close' })).toBeTruthy();
});

test('and so is one that stood there before the dialog opened, and it can still be pressed', async () => {
  const { rerender } = render(page(false));
  act(() => void toast({ title: 'Offline', tone: 'error' }));
  await screen.findByRole('region', { name: 'Notification' }, { timeout: 8000 });
  rerender(page(true));
  expect(screen.queryByRole('heading', { name: 'The page behind' })).toBeNull();
  const region = screen.getByRole('region', { name: 'Notification' });
  expect(region.textContent).toContain('Offline');
  expect(document.body.style.pointerEvents).toBe('none');
  expect(region.querySelector('li')?.style.pointerEvents).toBe('auto');
});
