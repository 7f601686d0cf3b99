// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { endOtherSessions } from '#core/schemas/endpoints';
import { Answer, type Call, renderPage } from '#core/testing/render';
import { ApiError, api, getPageData, useLocation } from '#core/web';
import { setPageData } from '#core/web/page-data';
import { ConfirmHost } from './confirm-host';

const methods = {
  ...{ password: true, passkeys: [], passkeysWork: true, authenticator: null, recoveryCodesLeft: 0 },
  ...{ required: null, shown: false },
};
const refusal = (code: string) => new Answer(403, { status: 403, code, detail: 'Confirm that it is you.' });
const outcome = vi.fn();
const act = (): void =>
  void api(endOtherSessions).then(
    () => outcome('done'),
    (error: unknown) => outcome(error instanceof ApiError ? error.code : error),
  );
const Page = () => (
  <>
    <button type="button" onClick={act}>
      Act
    </button>
    <p>at {useLocation().pathname + useLocation().search}</p>
    <ConfirmHost />
  </>
);
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const made = (calls: readonly Call[]): string[] =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

it('asks who is there when the server wants it, keeps a wrong password in the question, and does the act after the right one', async () => {
  let fresh = false;
  const { calls } = renderPage(<Page />, {
    api: {
      'GET /api/account/sign-in-methods': methods,
      'DELETE /api/account/sessions': () => (fresh ? new Answer(204) : refusal('confirm-yourself')),
      'POST /api/account/reauthentication': ({ body }: Call) => {
        fresh = (body as { password: string }).password === 'right';
        const wrong = { status: 422, code: 'invalid', fields: [{ path: 'password', message: 'Not yours.' }] };
        return fresh ? new Answer(204) : new Answer(422, wrong);
      },
    },
  });
  press('Act');
  await screen.findByRole('dialog', { name: 'Is it you?' });
  type('Password', 'wrong');
  press('Confirm');
  await screen.findByText('Not yours.');
  type('Password', 'right');
  press('Confirm');
  await waitFor(() => expect(outcome).toHaveBeenLastCalledWith('done'));
  expect(made(calls)).toEqual([
    'DELETE /api/account/sessions',
    'POST /api/account/reauthentication',
    'POST /api/account/reauthentication',
    'DELETE /api/account/sessions',
  ]);
});

it('asks for the code too where there is an app, once for several calls that wait', async () => {
  let fresh = false;
  const { calls } = renderPage(<Page />, {
    api: {
      'GET /api/account/sign-in-methods': { ...methods, authenticator: { since: '2026-11-28T07:00:00Z' } },
      'DELETE /api/account/sessions': () => (fresh ? new Answer(204) : refusal('second-factor-needed')),
      'POST /api/account/reauthentication': () => {
        fresh = true;
        return new Answer(204);
      },
    },
  });
  press('Act');
  press('Act');
  await screen.findByRole('dialog', { name: 'Is it you?' });
  type('Password', 'right');
  press('Confirm');
  expect(await screen.findByText('Type the code.')).toBeTruthy();
  type('Code', ' 123456 ');
  press('Confirm');
  await waitFor(() => expect(made(calls)).toHaveLength(5));
  expect(calls.find(({ path }) => path.endsWith('reauthentication'))?.body).toEqual({
    password: 'right',
    code: '123456',
  });
});

it('does nothing when the question is closed', async () => {
  const { calls } = renderPage(<Page />, {
    api: {
      'GET /api/account/sign-in-methods': methods,
      'DELETE /api/account/sessions': refusal('confirm-yourself'),
    },
  });
  press('Act');
  await screen.findByRole('dialog', { name: 'Is it you?' });
  press('Close');
  await waitFor(() => expect(outcome).toHaveBeenLastCalledWith('confirm-yourself'));
  expect(made(calls)).toEqual(['DELETE /api/account/sessions']);
});

it('leads somebody who has nothing to show to where it is set up, and remembers where they were', async () => {
  const plain = getPageData();
  const security = {
    route: '/security-page',
    access: 'signed-in',
    nav: [{ label: 'Signing in', order: 1, place: 'security' }],
  } as const;
  const shared = { entry: null, integrity: null, fills: [], languages: [], overlays: [] };
  setPageData({ ...plain, modules: [{ ...shared, id: 'safe', roots: [security] }] } as never);
  renderPage(<Page />, {
    at: '/work?tab=2',
    api: {
      'GET /api/account/sign-in-methods': { ...methods, required: { now: true, from: null } },
      'DELETE /api/account/sessions': refusal('second-factor-needed'),
    },
  });
  press('Act');
  await screen.findByText(/at \/security-page\?next=/);
  await waitFor(() => expect(outcome).toHaveBeenLastCalledWith('second-factor-needed'));
  setPageData(plain);
});
