// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Answer, aPerson, type RenderOptions, renderPage } from '#core/testing/render';
import { askToSignIn, getPageData, useLocation, useSession } from '#core/web';
import { setPageData } from '#core/web/page-data';
import { SignInDialog } from './sign-in-dialog';

const wrong = new Answer(401, {
  status: 401,
  code: 'wrong-credentials',
  detail: 'That email and password do not match.',
});
const person = aPerson();
const { id, role, email, firstName, lastName } = person;
/** The page that the server writes for whoever has signed in. */
const written = () => {
  const data = JSON.stringify({ modules: getPageData().modules });
  return new Answer(200, `<script id="page-data" type="application/json">${data}</script>`, {
    'content-type': 'text/html',
  });
};
const works = {
  [`GET ${location.pathname}`]: written,
  'POST /api/auth/ticket': new Answer(201, { ticket: 'one-ticket', expiresIn: 60 }),
  'GET /api/login': {},
  'GET /api/auth/user': { id, role, email, firstName, lastName, profileImageUrl: null },
};

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const Where = () => <p>at {useLocation().pathname}</p>;
const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string): void => void fireEvent.change(field(label), { target: { value } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const open = (wish: Parameters<typeof askToSignIn>[0] = {}): void => act(() => askToSignIn(wish));
const tab = (name: string): void => {
  const found = screen.getByRole('tab', { name });
  fireEvent.mouseDown(found, { button: 0 });
  fireEvent.focus(found);
};

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('the sign-in dialog', () => {
  it('signs in without leaving the page and closes', async () => {
    const { calls } = renderPage(<SignInDialog />, { user: null, api: works });
    expect(screen.queryByRole('dialog')).toBeNull();
    open();
    expect(screen.getByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
    expect([field('Email').autocomplete, field('Password').autocomplete]).toEqual([
      'username webauthn',
      'current-password',
    ]);
    type('Email', ' ann@example.com ');
    type('Password', 'tulip-river-42');
    press('Sign In');
    expect(screen.getByRole('button', { name: 'Signing in...' }).getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(useSession.getState().user?.id).toBe(id));
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/auth/ticket',
      `GET /api/login?ticket=one-ticket&timeZone=${encodeURIComponent(zone)}&returnTo=%2Fhealthz`,
      `GET ${location.pathname}`,
      'GET /api/auth/user',
    ]);
    expect(calls[0]?.body).toEqual({ email: 'ann@example.com', password: 'tulip-river-42' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes the modules that the person may open, and loads the page anew where they do not come', async () => {
    const plain = getPageData();
    const ofTeam = { id: 'team', title: 'Team', entry: null, integrity: null };
    const modules = [{ ...ofTeam, roots: [], fills: [], languages: [], overlays: [] }];
    const page = new Answer(200, `<script id="page-data">${JSON.stringify({ modules })}</script>`, {
      'content-type': 'text/html',
    });
    const sign = (api: RenderOptions['api']) => {
      const shown = renderPage(<SignInDialog />, { user: null, api: { ...works, ...api } });
      open({ returnTo: '/team' });
      type('Email', 'ann@example.com');
      type('Password', 'tulip-river-42');
      press('Sign In');
      return shown;
    };
    const first = sign({ [`GET ${location.pathname}`]: page });
    await waitFor(() => expect(useSession.getState().user?.id).toBe(id));
    expect(getPageData().modules).toEqual(modules);
    first.unmount();
    setPageData(plain);

    const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    sign({ [`GET ${location.pathname}`]: new Answer(502, null) });
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/login?returnTo=%2Fteam'));
    expect(useSession.getState().user).toBeNull();
    leave.mockRestore();
  });

  it('opens with what the page already knows of the person', () => {
    renderPage(<SignInDialog />, { user: null, api: works });
    open({ mode: 'create-account', email: 'clara@example.com', fullName: 'Clara Moreau' });
    expect([field('Full name').value, field('Email').value]).toEqual(['Clara Moreau', 'clara@example.com']);
    tab('Sign in');
    expect(field('Email').value).toBe('clara@example.com');
  });

  it('says so when the two do not match, and keeps what was typed', async () => {
    renderPage(<SignInDialog />, { user: null, api: { ...works, 'POST /api/auth/ticket': wrong } });
    open();
    type('Email', 'ann@example.com');
    type('Password', 'something');
    press('Sign In');
    expect((await screen.findByRole('alert')).textContent).toContain('do not match');
    expect([field('Email').value, field('Password').value]).toEqual(['ann@example.com', 'something']);
    expect(useSession.getState().user).toBeNull();
  });

  it('checks before it asks, and leads to the first wrong field', () => {
    const { calls } = renderPage(<SignInDialog />, { user: null, api: works });
    open({ mode: 'create-account' });
    press('Create Account');
    expect(document.activeElement).toBe(field('Full name'));
    type('Full name', 'Ann Lee');
    type('Email', 'nonsense');
    type('Password', '1234567');
    press('Create Account');
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('At least 8 characters')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('leads a new account from the landing page to the first step, and elsewhere back to where it came from', async () => {
    const plain = getPageData();
    const start = {
      route: '/welcome',
      access: 'signed-in',
      nav: [{ label: 'Welcome', order: 1, place: 'start' }],
    } as const;
    const shared = { entry: null, integrity: null, fills: [], languages: [], overlays: [] };
    setPageData({ ...plain, modules: [{ id: 'first', title: 'First', roots: [start], ...shared }] });
    const api = { ...works, 'POST /api/auth/register': new Answer(202, { status: 'accepted' }) };
    for (const [returnTo, arrived] of [
      ['/', '/welcome'],
      ['/#try', '/welcome'],
      ['/intake/1', '/intake/1'],
    ] as const) {
      const page = renderPage(
        <>
          <SignInDialog />
          <Where />
        </>,
        { user: null, at: '/', api },
      );
      open({ mode: 'create-account', returnTo });
      type('Full name', 'Ann Lee');
      type('Email', 'ann@example.com');
      type('Password', 'tulip-river-42');
      press('Create Account');
      expect(await screen.findByText(`at ${arrived}`)).toBeTruthy();
      page.unmount();
    }
    setPageData(plain);
  });

  it('creates an account and signs in at once, with the address typed in the other form', async () => {
    const { calls } = renderPage(<SignInDialog />, {
      user: null,
      api: { ...works, 'POST /api/auth/register': new Answer(202, { status: 'accepted' }) },
    });
    open();
    type('Email', 'ann@example.com');
    tab('Create account');
    expect(field('Email').value).toBe('ann@example.com');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Create account' }));
    expect(field('Password').autocomplete).toBe('new-password');
    type('Full name', 'Ann Lee');
    type('Password', 'tulip-river-42');
    press('Create Account');
    await waitFor(() => expect(useSession.getState().user?.id).toBe(id));
    expect(calls[0]).toMatchObject({
      path: '/api/auth/register',
      body: { fullName: 'Ann Lee', email: 'ann@example.com', password: 'tulip-river-42' },
    });
  });

  it('stays neutral about an address that has an account already', async () => {
    renderPage(<SignInDialog />, {
      user: null,
      api: {
        ...works,
        'POST /api/auth/register': new Answer(202, { status: 'accepted' }),
        'POST /api/auth/ticket': wrong,
      },
    });
    open({ mode: 'create-account' });
    type('Full name', 'Ann Lee');
    type('Email', 'ann@example.com');
    type('Password', 'tulip-river-42');
    press('Create Account');
    const notice = await screen.findByText(/We have sent a message to this address/);
    expect(notice.closest('[role=status]')).toBeTruthy();
  });

  it('shows what the server says of a field at that field', async () => {
    const refused = new Answer(422, {
      status: 422,
      code: 'invalid',
      detail: 'Some values are not valid.',
      fields: [{ path: 'password', message: 'This password is easily guessed.' }],
    });
    renderPage(<SignInDialog />, { user: null, api: { 'POST /api/auth/register': refused } });
    open({ mode: 'create-account' });
    type('Full name', 'Ann Lee');
    type('Email', 'ann@example.com');
    type('Password', 'password1');
    press('Create Account');
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
    expect(screen.getByText(/easily guessed/)).toBeTruthy();
  });

  it('sends a link for a forgotten password, without telling whether there is an account', async () => {
    const { calls } = renderPage(<SignInDialog />, {
      user: null,
      api: { 'POST /api/auth/forgot': new Answer(202, { status: 'accepted' }) },
    });
    open();
    type('Email', 'ann@example.com');
    press('Forgot your password?');
    expect(screen.getByRole('dialog', { name: 'Choose a new password' })).toBeTruthy();
    expect(field('Email').value).toBe('ann@example.com');
    press('Send me a link');
    expect(await screen.findByText(/If ann@example.com has an account/)).toBeTruthy();
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/forgot']);
    press('Back to sign in');
    expect(screen.getByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
  });

  it('asks for the code of an authenticator app once the password was right, and says what is wrong with it', async () => {
    const wrongCode = new Answer(401, { status: 401, code: 'wrong-code', detail: 'This code does not fit.' });
    let right = false;
    const { calls } = renderPage(<SignInDialog />, {
      user: null,
      api: {
        ...works,
        'POST /api/auth/ticket': new Answer(201, { secondStep: 'the-step', expiresIn: 300 }),
        'POST /api/auth/second-step': () =>
          right ? new Answer(201, { ticket: 'one-ticket', expiresIn: 60 }) : wrongCode,
      },
    });
    open();
    type('Email', 'ann@example.com');
    type('Password', 'tulip-river-42');
    press('Sign In');
    await screen.findByRole('dialog', { name: 'Type your code' });
    expect(document.activeElement).toBe(field('Code'));
    type('Code', '000000');
    press('Sign In');
    expect((await screen.findByRole('alert')).textContent).toContain('does not fit');
    right = true;
    type('Code', ' 123456 ');
    press('Sign In');
    await waitFor(() => expect(useSession.getState().user?.id).toBe(id));
    expect(calls.filter(({ path }) => path.endsWith('second-step')).at(-1)?.body).toEqual({
      token: 'the-step',
      code: '123456',
    });
  });

  it('sends a link that signs in, without telling whether there is an account', async () => {
    const { calls } = renderPage(<SignInDialog />, {
      user: null,
      api: { 'POST /api/auth/link': new Answer(202, { status: 'accepted' }) },
    });
    open();
    type('Email', 'ann@example.com');
    press('Mail me a link to sign in');
    expect(screen.getByRole('dialog', { name: 'Sign in by mail' })).toBeTruthy();
    press('Send me a link');
    expect(await screen.findByText(/If ann@example.com has an account.*15 minutes/)).toBeTruthy();
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/link']);
  });

  it('lets the person of an ended session sign in over the page, and nobody else by mistake', async () => {
    renderPage(
      <>
        <textarea aria-label="Answer" defaultValue="half a sentence" />
        <SignInDialog />
      </>,
      { user: person, api: works },
    );
    act(() => useSession.setState({ expired: true }));
    open({ notice: 'Your session has ended. Sign in to go on; what you wrote is still here.' });
    const dialog = screen.getByRole('dialog', { name: 'Sign in again to keep writing' });
    expect(within(dialog).getByText(/what you wrote is still here/)).toBeTruthy();
    expect(field('Email').value).toBe(person.email);
    expect(document.activeElement).toBe(field('Password'));
    expect(screen.queryByRole('tab')).toBeNull();
    type('Password', 'tulip-river-42');
    press('Sign In');
    await waitFor(() => expect(useSession.getState().expired).toBe(false));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Answer').value).toBe('half a sentence');
  });

  it('starts afresh when it is opened again', () => {
    renderPage(<SignInDialog />, { user: null, api: works });
    open({ mode: 'create-account' });
    type('Password', 'left behind');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(useSession.getState().signIn).toBeNull();
    open();
    expect(screen.getByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
    expect(field('Password').value).toBe('');
  });

  it('shows no field at all when people sign in at another service', () => {
    const { signIn } = getPageData() as { signIn: { external: boolean } };
    signIn.external = true;
    try {
      renderPage(<SignInDialog />, { user: null });
      open();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByLabelText('Password')).toBeNull();
      expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
    } finally {
      signIn.external = false;
    }
  });
});
