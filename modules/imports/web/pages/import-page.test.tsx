// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, type Call, type RenderOptions, renderPage } from '#core/testing/render';
import type { ImportView, KindView } from '../../schemas/imports';
import { ImportPage } from './import-page';
import { ImportsPage } from './imports-page';

const id = '00000000-0000-4000-8000-0000000000b1';
const kind: KindView = {
  ...{ id: 'clients', label: 'Clients', lead: 'A person a row.', skips: 'People who have an account.' },
  fields: [
    { name: 'email', help: 'An address.', isRequired: true },
    { name: 'language', help: 'en, de or es.', isRequired: false },
  ],
  options: [{ name: 'mail', label: 'Mail the links', help: 'At once.' }],
};
const view = (more: Partial<ImportView> = {}): ImportView => ({
  ...{ id, kind: 'clients', fileName: 'people.csv', state: 'uploaded', createdBy: 'Ada Stern', isOwn: true },
  ...{ createdAt: '2026-11-28T08:00:00.000Z', fileUntil: '2026-12-05T08:00:00.000Z', finishedAt: null, failure: null },
  ...{ size: 100, rows: null, rowsDone: 0, written: null, checked: null, refusals: [], options: [], version: 1 },
  columns: [
    { heading: 'E-mail', samples: ['ann@example.test'] },
    { heading: 'Notes', samples: [] },
  ],
  mapping: [{ field: 'email', column: 'E-mail' }],
  ...more,
});
const path = `/api/imports/${id}`;
const open = (first: ImportView, api: RenderOptions['api'] = {}) =>
  renderPage(<ImportPage />, {
    at: `/management/imports/${id}`,
    path: '/management/imports/:id',
    user: aPerson({ role: 'admin' }),
    api: { [`GET ${path}`]: first, 'GET /api/imports/kinds': [kind], ...api },
  });

it('checks by the chosen columns and options, says what would come of it, and starts that version', async () => {
  const sent: Call[] = [];
  const counts = { created: 2, changed: 1, skipped: 0, refused: 1 };
  const checked = view({
    state: 'checked',
    checked: counts,
    rows: 4,
    version: 3,
    refusals: [{ line: 4, reason: 'Odd.' }],
  });
  open(view(), {
    [`POST ${path}/check`]: (call: Call) => {
      sent.push(call);
      return checked;
    },
    [`POST ${path}/start`]: (call: Call) => {
      sent.push(call);
      return view({ state: 'running', rows: 4, rowsDone: 1, version: 4, written: { ...counts, created: 1 } });
    },
  });
  expect(await screen.findByText('For example: ann@example.test')).toBeTruthy();
  expect(screen.getByText('Not read: Notes')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^language/), { target: { value: 'Notes' } });
  fireEvent.click(screen.getByLabelText('Mail the links'));
  fireEvent.click(screen.getByRole('button', { name: 'Check without writing' }));
  expect(await screen.findByText('Line 4: Odd.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Error file' }).getAttribute('href')).toBe(`${path}/errors.csv`);
  fireEvent.click(screen.getByRole('button', { name: 'Import 3 rows' }));
  expect(await screen.findByText('1 of 4 rows')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1');
  // The focus is where the news is, not lost with the button.
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Running'));
  expect(sent.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [
      {
        mapping: [
          { field: 'email', column: 'E-mail' },
          { field: 'language', column: 'Notes' },
        ],
        options: ['mail'],
      },
      '"1"',
    ],
    [undefined, '"3"'],
  ]);
});

it('says at the field what is missing, and offers to go on where it stopped', async () => {
  const message = 'Choose the column that holds email.';
  const refusal = { title: 'No', status: 422, code: 'invalid', detail: message };
  const { unmount } = open(view({ mapping: [] }), {
    [`POST ${path}/check`]: new Answer(422, { ...refusal, fields: [{ path: 'mapping.email', message }] }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Check without writing' }));
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(screen.getByLabelText('email').getAttribute('aria-invalid')).toBe('true');
  unmount();
  open(
    view({ state: 'failed', failure: 'It broke off.', written: { created: 1, changed: 0, skipped: 0, refused: 0 } }),
  );
  expect(await screen.findByText('It broke off.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go on with the rest' })).toBeTruthy();
});

it('offers nothing to do with the file of somebody else', async () => {
  open(view({ isOwn: false, columns: [], createdBy: null }));
  expect(await screen.findByText('Only the person who uploaded this file can check and import it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Check|Import/ })).toBeNull();
});

it('lists nothing yet, and asks for a file before it sends one', async () => {
  const { calls } = renderPage(<ImportsPage />, {
    at: '/management/imports?kind=clients',
    path: '/management/imports',
    user: aPerson({ role: 'admin' }),
    api: { 'GET /api/imports/kinds': [kind], 'GET /api/imports': [] },
  });
  expect(await screen.findByRole('heading', { name: 'Nothing imported yet' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Upload and look at columns' }));
  expect(await screen.findByText('Choose a file.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
