// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog';
import { SideSheet } from '../side-sheet/side-sheet';
import { removeToast, toast, toastQueue } from './toast-store';
import { Toasts } from './toasts';

const closed = vi.fn();
const undo = vi.fn();
beforeEach(() => {
  closed.mockClear();
  undo.mockClear();
});
afterEach(() => {
  act(() => {
    for (const { id } of toastQueue()) removeToast(id);
  });
  cleanup();
});

/** Any place that the bundle of the dialog does not know as one of toasts: the toasts of the shell, seen from a module. */
const foreign = (
  <div data-toast-place>
    <button type="button" onClick={undo}>
      Undo
    </button>
  </div>
);
const answer = <button type="button">Answer</button>;
const dialog = (
  <Dialog title="A question" open onOpenChange={closed}>
    {answer}
  </Dialog>
);
const sheet = (
  <SideSheet title="A thing" open onOpenChange={closed}>
    {answer}
  </SideSheet>
);
/** Radix begins to listen for presses one turn after it has opened. */
const opened = () => act(() => new Promise((done) => setTimeout(done, 20)));
// A modal dialog takes the pointer from the page, and user-event minds; toasts have theirs back by a style of their own.
const user = userEvent.setup({ pointerEventsCheck: 0 });

test.each([
  ['dialog', dialog],
  ['side sheet', sheet],
])('a press in a toast leaves the %s open, one beside it closes', async (_, open) => {
  render(
    <>
      <h1>The page behind</h1>
      {foreign}
      {open}
    </>,
  );
  await opened();
  await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(undo).toHaveBeenCalledOnce();
  expect(closed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('heading', { name: 'The page behind', hidden: true }));
  expect(closed).toHaveBeenCalledWith(false);
});

test('F8 goes from a dialog to a toast, Escape closes the toast alone, Tab leads back', async () => {
  render(
    <>
      <a href="/behind">The page behind</a>
      <Toasts />
      {dialog}
    </>,
  );
  await opened();
  act(() => void toast({ title: 'Archived', tone: 'error', action: { label: 'Undo', onSelect: undo } }));
  const button = await screen.findByRole('button', { name: 'Undo' }, { timeout: 8000 });
  const inside = screen.getByRole('button', { name: 'Answer' });
  act(() => inside.focus());
  fireEvent.keyDown(inside, { key: 'F8', code: 'F8' });
  expect(document.activeElement?.tagName).toBe('OL');
  act(() => button.focus());
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Escape}');
  expect(toastQueue().every(({ closing }) => closing)).toBe(true);
  expect(closed).not.toHaveBeenCalled();
  act(() => screen.getByText('The page behind').focus());
  expect(document.activeElement).toBe(inside);
});
