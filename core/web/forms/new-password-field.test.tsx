// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ratePassword } from '#core/contract/password-rule';
import { renderPage } from '../../testing/render';
import { NewPasswordField } from './new-password-field';

const Typing = () => {
  const [value, setValue] = useState('');
  return (
    <NewPasswordField
      label="Password"
      name="password"
      value={value}
      onChange={setValue}
      error={undefined}
      email="ann@example.com"
    />
  );
};
const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('a new password', () => {
  it.each([
    ['seven77', 'short', /^Too short/],
    ['P@ssw0rd', 'guessable', /^Easily guessed/],
    ['hedohedo', 'guessable', /^Easily guessed/],
    ['ann@example.com', 'address', /other than your email address/],
    ['blau meer', null, /^Strength: good/],
    ['seventeen aaaaaaaaaa', null, /^Strength: /],
    ['quartz-lagoon-7-meadow', null, /^Strength: strong/],
  ])('%s is rated while it is typed, as the server rates it', async (password, problem, words) => {
    renderPage(<Typing />);
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.focus(field());
    type(password);
    await expect.poll(() => screen.getByRole('status').textContent).toMatch(words);
    expect(ratePassword(password, 'ann@example.com').problem).toBe(problem);
  });

  it('is not rated before the field was entered, nor when it is empty again', async () => {
    renderPage(<Typing />);
    type('P@ssw0rd');
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.focus(field());
    await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^Easily/);
    type('');
    await expect.poll(() => screen.getByRole('status').textContent).toBe('');
  });
});
