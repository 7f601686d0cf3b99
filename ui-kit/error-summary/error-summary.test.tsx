// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorSummary, type FormError } from './error-summary';

afterEach(cleanup);

test('takes focus when errors come, and leads to their controls', () => {
  const form = (errors: FormError[]) => (
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

test('leaves the focus where something is being put right', () => {
  const form = (errors: FormError[]) => (
    <>
      <ErrorSummary errors={errors} />
      <input id="email" aria-label="Email" />
      <input id="name" aria-label="Name" />
    </>
  );
  const [email, name] = [
    { id: 'email', text: 'Enter your email address' },
    { id: 'name', text: 'Enter your name' },
  ];
  const { rerender } = render(form([email, name]));
  const box = screen.getByRole('region');
  expect(document.activeElement).toBe(box);
  screen.getByLabelText('Email').focus();
  rerender(form([{ id: 'email', text: 'This is no email address' }, name]));
  rerender(form([name]));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  rerender(form([name, { id: 'city', text: 'Enter a city' }]));
  expect(document.activeElement).toBe(box);
});

test('shows errors under the part of the form they belong to, and no part without any', () => {
  render(
    <ErrorSummary
      errors={[
        { title: 'Travel', errors: [] },
        {
          title: 'Guests',
          errors: [{ title: 'Second guest', errors: [{ id: 'guest-2-name', text: 'Enter the name of the guest' }] }],
        },
      ]}
    />,
  );
  expect(screen.queryByText('Travel')).toBeNull();
  const link = screen.getByRole('link', { name: 'Enter the name of the guest' });
  const parts = [...document.querySelectorAll('li')].filter((part) => part.contains(link));
  expect(parts.map((part) => part.firstChild?.textContent)).toEqual(['Guests', 'Second guest', link.textContent]);
});

test('stays away when no part has an error', () => {
  render(<ErrorSummary errors={[{ title: 'Travel', errors: [] }]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
