// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Answer, type Call, renderPage } from '#core/testing/render';
import { keepFirstAnswer, readFirstAnswer } from '#core/web';
import type { LaborDraftView, LaborResponseView } from '../../../schemas/labor-response';
import { AnswerPage } from '../../pages/answer-page';
import { LaborBoard } from '../../pages/labor-board';
import { joined } from './joined';

const words = 'Don’t make a fuss. She said it kindly.';
const paper = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: /^Your response to Labor 1/ });
const draftOf = (text: string, revision: number): LaborDraftView => ({
  laborNumber: 1,
  text,
  revision,
  basedOn: null,
  savedAt: '2026-11-21T10:42:00.000Z',
});

const open = (
  at: string,
  drafts: readonly LaborDraftView[] = [],
  answers: readonly Partial<LaborResponseView>[] = [],
) =>
  renderPage(at === '/intake' ? <LaborBoard /> : <AnswerPage />, {
    at,
    path: at === '/intake' ? '/intake' : '/intake/:labor',
    api: {
      'GET /api/labor-responses/me': answers,
      'GET /api/labor-drafts/me': drafts,
      'PUT /api/labor-drafts/1': ({ body, headers }: Call) =>
        headers.get('if-match') === `"${drafts[0]?.revision ?? 0}"`
          ? draftOf((body as { text: string }).text, (drafts[0]?.revision ?? 0) + 1)
          : new Answer(412, { title: 'Precondition Failed', status: 412, code: 'stale', detail: 'stale' }),
    },
  });

beforeEach(() => {
  localStorage.clear();
  keepFirstAnswer(words);
});

describe('words written before there was an account', () => {
  it('go on the paper of Labor 1 when asked, reach the server and leave the device', async () => {
    const { calls } = open('/intake/1');
    fireEvent.click(await screen.findByRole('button', { name: 'Use it' }));
    expect(paper().value).toBe(words);
    expect(readFirstAnswer()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull();
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ text: words }), {
      timeout: 4000,
    });
  });

  it('never take the place of what stands there', async () => {
    open('/intake/1', [draftOf('The yellow kitchen.', 3)]);
    fireEvent.click(await screen.findByRole('button', { name: 'Use it' }));
    expect(paper().value).toBe(`The yellow kitchen.\n\n${words}`);
  });

  it('leave the device when they are not wanted', async () => {
    open('/intake/1');
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(readFirstAnswer()).toBeNull();
    expect(screen.queryByText(words)).toBeNull();
    expect(paper().value).toBe('');
  });

  it('are offered in Labor 1 alone', async () => {
    open('/intake/2');
    await screen.findByRole('textbox', { name: /^Your response to Labor 2/ });
    expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull();
  });

  it('are not offered when they are on the paper already', async () => {
    open('/intake/1', [draftOf(`Before. ${words} After.`, 1)]);
    await screen.findByRole('textbox', { name: /^Your response to Labor 1/ });
    expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull();
  });

  it('are announced above the twelve', async () => {
    open('/intake');
    const link = await screen.findByRole('link', { name: 'Look at it' });
    expect(link.getAttribute('href')).toBe('/intake/1');
    expect(screen.getByText(/8 words for Labor 1, kept on this device only/)).toBeTruthy();
  });
});

describe('the joined text', () => {
  it.each([
    ['', 'b', 'b'],
    [' \n', 'b', 'b'],
    ['a', 'b', 'a\n\nb'],
    ['a \n\n', ' b', 'a\n\n b'],
  ])('of %j and %j is %j', (written, first, whole) => expect(joined(written, first)).toBe(whole));
});
