// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('rates a password that is typed into a page drawn by the server', async () => {
  document.body.innerHTML = `<label for="password">Password</label>
    <input id="password" type="password" autocomplete="new-password"><div data-password-strength="ann@example.com"></div>`;
  await act(() => import('./password-strength'));
  const type = (value: string) => fireEvent.input(screen.getByLabelText('Password'), { target: { value } });
  expect(screen.getByRole('status').textContent).toBe('');
  type('ann@example.com');
  expect(screen.getByRole('status').textContent).toMatch(/other than your email address/);
  type('quartz-lagoon-7-meadow');
  expect(screen.getByRole('status').textContent).toMatch(/^Strength: strong/);
  type('');
  expect(screen.getByRole('status').textContent).toBe('');
});
