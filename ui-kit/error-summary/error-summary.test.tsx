// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorSummary } from './error-summary';

afterEach(cleanup);

test('takes focus when errors come, and leads to their controls', () => {
  const form = (errors: { id: string; text: string }[]) => (
    <>
      <ErrorSummary errors={errors} />
      <input id="email" aria-label="Email" />
    </>
  );
  const { rerender } = render(form([]));
  expect(screen.queryByRole('region')).toBeNull();
  rerender(form([{ id: 'email', text: 'Enter your email address' }]));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'There is a problem' }));
  fireEvent.click(screen.getByRole('link', { name: 'Enter your email address' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});
