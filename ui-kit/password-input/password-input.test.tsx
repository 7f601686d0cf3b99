// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from '#ui';
import { PasswordInput } from './password-input';

afterEach(cleanup);

test('the password is hidden, shown and hidden again, and keeps its text', () => {
  render(
    <Field label="Password">
      <PasswordInput defaultValue="a long enough one" autoComplete="current-password" />
    </Field>,
  );
  const box = screen.getByLabelText<HTMLInputElement>('Password');
  expect(box.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(box.type).toBe('text');
  expect(box.value).toBe('a long enough one');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(box.type).toBe('password');
  expect(box.autocomplete).toBe('current-password');
});
