// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Answer, type Call, renderPage } from '#core/testing/render';
import type { LaborResponseView } from '../../../schemas/labor-response';
import type { Audience } from '../../../schemas/values';
import { AnswerPage } from '../../pages/answer-page';

const id = '00000000-0000-4000-8000-000000000004';
const answerFor = (audience: Audience): LaborResponseView => ({
  id,
  laborNumber: 4,
  laborName: 'Emotions & Shadow',
  textResponse: 'I carry a bell.',
  status: 'saved',
  version: 1,
  words: 4,
  audience,
  createdAt: '2026-11-21T10:42:00.000Z',
  updatedAt: '2026-11-21T10:42:00.000Z',
  can: { edit: true, withdraw: true },
});

const open = (answers: readonly LaborResponseView[], put?: (call: Call) => unknown) =>
  renderPage(<AnswerPage />, {
    at: '/intake/4',
    path: '/intake/:labor',
    api: {
      'GET /api/labor-responses/me': answers,
      'GET /api/labor-drafts/me': [],
      'GET /api/labor-audio/me': { recordings: [], writer: null },
      [`PUT /api/labor-responses/${id}/audience`]:
        put ?? (({ body }: Call) => answerFor((body as { audience: Audience }).audience)),
      'POST /api/labor-responses': ({ body }: Call) => answerFor((body as { audience: Audience }).audience),
      'PUT /api/labor-drafts/4': ({ body }: Call) => ({
        laborNumber: 4,
        text: (body as { text: string }).text,
        revision: 1,
        basedOn: null,
        savedAt: '2026-11-21T10:42:00.000Z',
      }),
    },
  });
const choice = async (name: string): Promise<HTMLInputElement> =>
  screen.findByRole('radio', { name: new RegExp(`^${name}`) });
const puts = (calls: readonly Call[]) => calls.filter(({ path }) => path.endsWith('/audience')).map(({ body }) => body);

beforeEach(() => localStorage.clear());

describe('whom an answer is for', () => {
  it('is a group of choices, each with a sentence on what it means', async () => {
    open([answerFor('reading')]);
    expect(await screen.findByRole('group', { name: 'Who is this answer for?' })).toBeTruthy();
    const own = await choice('Only me');
    expect((await choice('Me and my readings')).checked).toBe(true);
    const hint = document.getElementById(own.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toContain('Nobody else reads it');
  });

  it('is kept back at once', async () => {
    const { calls } = open([answerFor('reading')]);
    fireEvent.click(await choice('Only me'));
    await waitFor(() => expect(puts(calls)).toEqual([{ audience: 'self' }]));
    await waitFor(() => expect(screen.getByText('Only you')).toBeTruthy());
    expect((await choice('Only me')).checked).toBe(true);
  });

  it('is opened further only when that is confirmed', async () => {
    const { calls } = open([answerFor('self')]);
    fireEvent.click(await choice('Also practitioners I choose'));
    expect(screen.getByText('Until you confirm, the answer stays only yours.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Leave it as it was' }));
    expect((await choice('Only me')).checked).toBe(true);
    expect(puts(calls)).toEqual([]);
    fireEvent.click(await choice('Also practitioners I choose'));
    fireEvent.click(screen.getByRole('button', { name: 'Use this choice' }));
    await waitFor(() => expect(puts(calls)).toEqual([{ audience: 'practitioners' }]));
  });

  it('stays as it was when the server refuses', async () => {
    open(
      [answerFor('reading')],
      () => new Answer(500, { title: 'x', status: 500, code: 'internal', detail: 'Failed.' }),
    );
    fireEvent.click(await choice('Only me'));
    await waitFor(async () => expect((await choice('Me and my readings')).checked).toBe(true));
    expect(screen.queryByText('Only you')).toBeNull();
  });

  it('is chosen before the first save, survives a reload, and goes with what is saved', async () => {
    const first = open([]);
    fireEvent.click(await choice('Only me'));
    expect(screen.getByText(/nothing you write here is used for suggestions/)).toBeTruthy();
    first.unmount();
    const { calls } = open([]);
    expect((await choice('Only me')).checked).toBe(true);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'I carry a bell.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save Response' }));
    await waitFor(() => {
      const saved = calls.find(({ method, path }) => method === 'POST' && path === '/api/labor-responses');
      expect(saved?.body).toMatchObject({ laborNumber: 4, audience: 'self' });
    });
  });
});
