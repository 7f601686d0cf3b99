// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { Toasts } from '#ui';
import type { DocumentList } from '../../schemas/content';
import { DocumentsPage } from './documents-page';

const aDocument = (key: string, title: string, isAdded: boolean): DocumentList['documents'][number] => ({
  key,
  title,
  isAdded,
  sourcePath: null,
  languages: [{ language: 'en', translation: 'source', published: 0, draft: null, publishAt: null }],
});
const list = (additions: DocumentList['additions']): DocumentList => ({
  noun: 'concerns',
  label: 'Concerns',
  about: 'What people may choose.',
  additions,
  documents: [aDocument('divorce', 'Divorce', false), aDocument('lost-home', 'Lost home', true)],
});
const open = (additions: DocumentList['additions'], api: Record<string, unknown> = {}) =>
  renderPage(
    <>
      <DocumentsPage />
      <Toasts />
    </>,
    {
      at: '/team-portal/studio/concerns',
      path: '/team-portal/studio/:noun',
      user: aPerson({ role: 'admin' }),
      api: { 'GET /api/studio/concerns': list(additions), ...api },
    },
  );
const additions = { label: 'Add a concern', hint: 'Nobody sees it yet.' };

it('adds a document by its name, and says why a name is refused', async () => {
  const answers = [
    new Answer(422, { code: 'invalid', detail: 'Taken.', fields: [{ path: 'title', message: 'Taken.' }] }),
    { key: 'two-homes', title: 'Two homes' },
  ];
  const { calls } = open(additions, { 'POST /api/studio/concerns/documents': () => answers.shift() });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a concern' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name in English' }), { target: { value: 'Two homes' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Taken.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
  const [first, second] = calls.filter(({ method }) => method === 'POST');
  expect(second?.body).toEqual({ title: 'Two homes' });
  expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
});

it('removes only what was added, after a question, and says why something stays', async () => {
  const { calls } = open(additions, {
    'DELETE /api/studio/concerns/lost-home': () =>
      new Answer(409, { code: 'in-use', detail: 'Somebody has chosen this already.' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Lost home' }));
  expect(screen.queryByRole('button', { name: 'Remove Divorce' })).toBeNull();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Somebody has chosen this already.')).toBeTruthy();
});

it('offers nothing to add where a kind of content takes nothing', async () => {
  open(null);
  expect(await screen.findByText('Lost home')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
});

it('says that nothing was added, without a filter that hides nothing', async () => {
  open(additions, { 'GET /api/studio/concerns': { ...list(additions), documents: [] } });
  expect(await screen.findByText('Nothing was added yet')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});
