// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button';

afterEach(cleanup);

test('a pending button says so, keeps its focus and does nothing, not even submit', () => {
  const press = vi.fn();
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (pending: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" pending={pending} pendingText="Analyzing..." onClick={press}>
        Find matches
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Find matches' });
  button.focus();
  fireEvent.click(button);
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
  rerender(form(true));
  expect(button.textContent).toBe('Analyzing...');
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
});

test('a button does not submit a form by itself', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});
