// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Answer, aPerson, type Call, type RenderOptions, renderPage } from '#core/testing/render';
import type { DocumentView } from '../../schemas/content';
import { EditorPage } from './editor-page';

const address = '/api/studio/poems/one/de';
const aDocument = (overrides: Partial<DocumentView> = {}): DocumentView => ({
  noun: 'poems',
  nounLabel: 'Poems',
  key: 'one',
  title: 'Poem one',
  language: 'de',
  languages: [
    { language: 'en', translation: 'source', published: 2, draft: null, publishAt: null },
    { language: 'de', translation: 'out-of-date', published: 1, draft: null, publishAt: null },
  ],
  path: null,
  sourcePath: null,
  description: [
    { name: 'title', label: 'Title', kind: 'text', isRequired: true, most: 40 },
    { name: 'lines', label: 'Lines', kind: 'list', least: 1, most: 3 },
    { name: 'stars', label: 'Stars', kind: 'number', isShared: true },
  ],
  current: { title: 'Morgen', lines: ['Licht', 'Wind'] },
  source: { title: 'Dawn', lines: ['Light', 'Wind'], stars: 3 },
  published: { number: 1, at: '2026-11-24T08:00:00.000Z', by: 'Ann Lee' },
  draft: null,
  isMail: false,
  isReviewed: false,
  version: 4,
  ...overrides,
});
const drafted = (fields: DocumentView['current'], overrides: Partial<DocumentView> = {}): DocumentView =>
  aDocument({
    version: 5,
    draft: {
      fields,
      state: 'draft',
      publishAt: null,
      editedBy: 'Ben Ode',
      editedAt: '2026-11-25T08:00:00.000Z',
      isOwn: true,
    },
    ...overrides,
  });
const open = (document: DocumentView, api: RenderOptions['api'] = {}, role: 'admin' | 'practitioner' = 'admin') =>
  renderPage(<EditorPage />, {
    at: '/team-portal/studio/poems/one/de',
    path: '/team-portal/studio/:noun/:key/:language',
    user: aPerson({ role }),
    api: {
      [`GET ${address}`]: document,
      [`POST ${address}/preview`]: { problems: [], markdown: [] },
      ...api,
    },
  });
const fieldsIn = ({ body }: Call) => (body as { fields: DocumentView['current'] }).fields;

describe('the editor', () => {
  it('shows the source text at each field, saves what is written, and publishes it by version', async () => {
    const { calls } = open(aDocument(), {
      [`PUT ${address}/draft`]: (call: Call) => drafted(fieldsIn(call)),
      [`POST ${address}/publish`]: aDocument({ version: 6, current: { title: 'Früh', lines: ['Licht'] } }),
    });
    expect(await screen.findByText(/source text has changed/)).toBeTruthy();
    expect(screen.getByText('Dawn').getAttribute('lang')).toBe('en');
    expect(screen.queryByRole('spinbutton')).toBeNull();
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Früh' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Lines, 2' }));
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(calls.some(({ path }) => path === `${address}/publish`)).toBe(true));
    const [saved] = calls.filter(({ method }) => method === 'PUT');
    expect([saved?.body, saved?.headers.get('if-match')]).toEqual([
      { fields: { title: 'Früh', lines: ['Licht'] } },
      '"4"',
    ]);
    expect(calls.find(({ path }) => path === `${address}/publish`)?.headers.get('if-match')).toBe('"5"');
    expect(await screen.findByText('No draft')).toBeTruthy();
  });

  it('loses nobody’s text when two people write: one of both is chosen', async () => {
    let round = 0;
    const theirs = drafted({ title: 'Frühe', lines: ['Licht'] }, { version: 9 });
    const { calls } = open(aDocument(), {
      [`PUT ${address}/draft`]: (call: Call) => {
        round += 1;
        return round === 1
          ? new Answer(412, { title: 'No', status: 412, code: 'changed-elsewhere', detail: 'No.', current: theirs })
          : drafted(fieldsIn(call), { version: 10 });
      },
      [`POST ${address}/publish`]: aDocument({ version: 11 }),
    });
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Mein Morgen' } });
    fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Ben Ode changed this meanwhile')).toBeTruthy();
    expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Mein Morgen');
    expect(calls.some(({ path }) => path === `${address}/publish`)).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Go on with mine' }));
    fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(calls.some(({ path }) => path === `${address}/publish`)).toBe(true));
    expect(
      calls
        .filter(({ method }) => method === 'PUT')
        .at(-1)
        ?.headers.get('if-match'),
    ).toBe('"9"');
  });

  it('says at the field what keeps a text from being published', async () => {
    const fields = [{ path: 'lines.1', message: 'Fill in this line or remove it.' }];
    open(drafted({ title: 'Morgen', lines: ['Licht', ''] }), {
      [`POST ${address}/publish`]: new Answer(422, {
        title: 'No',
        status: 422,
        code: 'invalid',
        detail: 'Fill in this line or remove it.',
        fields,
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Publish now' }));
    const list = await screen.findByRole('group', { name: /^Lines/ });
    expect(await within(list).findByText('Fill in this line or remove it.')).toBeTruthy();
  });

  it('locks what waits for a second person, who alone can publish it', async () => {
    const draft = { fields: { title: 'Morgen' }, state: 'in-review', publishAt: null, editedBy: 'Ann Lee' } as const;
    const editedAt = '2026-11-25T08:00:00.000Z';
    const waiting = (isOwn: boolean) =>
      aDocument({ isReviewed: true, version: isOwn ? 5 : 6, draft: { ...draft, editedAt, isOwn } });
    const { unmount } = open(waiting(true));
    expect(await screen.findByText(/somebody else approves it/)).toBeTruthy();
    expect((screen.getByLabelText('Title') as HTMLInputElement).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: /publish/i })).toBeNull();
    unmount();
    open(waiting(false));
    expect(await screen.findByRole('button', { name: 'Approve and publish' })).toBeTruthy();
  });

  it('asks nothing for a practitioner', () => {
    const { calls } = open(aDocument(), {}, 'practitioner');
    expect(calls).toEqual([]);
  });
});
