// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { useSession } from '#core/web';
import { openFromAddress } from './account-link';
import { ResetPasswordPage } from './reset-password-page';

afterEach(() => history.replaceState(null, '', '/'));
const save = (password: string): void => {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
};

it('takes the token out of the address and sets the password', async () => {
  history.replaceState(null, '', '/reset-password?token=secret-token');
  const { calls } = renderPage(<ResetPasswordPage />, { api: { 'POST /api/auth/reset': new Answer(204) } });
  expect(location.search).toBe('');
  save('short');
  expect(calls).toEqual([]);
  save('tulip-river-42');
  expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeTruthy();
  expect(calls[0]?.body).toEqual({ token: 'secret-token', password: 'tulip-river-42' });
  expect(useSession.getState().user).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(useSession.getState().signIn).toMatchObject({ mode: 'sign-in', returnTo: '/' });
});

it('offers a new link when this one is used up', async () => {
  history.replaceState(null, '', '/reset-password?token=used');
  const fields = [{ path: 'token', message: 'This link was used before or is too old.' }];
  const used = new Answer(422, { status: 422, code: 'invalid', detail: 'Some values are not valid.', fields });
  renderPage(<ResetPasswordPage />, { user: null, api: { 'POST /api/auth/reset': used } });
  save('tulip-river-42');
  expect((await screen.findByRole('alert')).textContent).toContain('too old');
  fireEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }));
  expect(useSession.getState().signIn?.mode).toBe('forgot-password');
});

it('opens the dialog for links from mails, and only for those', () => {
  useSession.setState({ signIn: null });
  history.replaceState(null, '', '/?account=nonsense');
  openFromAddress();
  expect(useSession.getState().signIn).toBeNull();
  history.replaceState(null, '', '/profile?x=1&account=forgot#top');
  openFromAddress();
  expect(useSession.getState().signIn).toMatchObject({ mode: 'forgot-password', returnTo: '/profile?x=1#top' });
  expect(location.search).toBe('?x=1');
});
