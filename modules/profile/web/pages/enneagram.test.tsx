// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { user } from '#core/testing/user';
import { scoreEnneagram, statements } from '#modules/chart-engine/public';
import type { EnneagramInput, EnneagramView } from '../../schemas/enneagram';
import { EnneagramPage } from './enneagram';

const path = 'GET /api/enneagram/me';
beforeEach(() => localStorage.clear());

const viewOf = (points: Partial<Record<number, number>>, choice: number | null = null): EnneagramView => {
  const answers = statements.map(({ type }) => points[type] ?? 0);
  const { scores, leading, ...rest } = scoreEnneagram(answers, choice);
  return {
    answers,
    choice,
    scores: { ...scores },
    leading: [...leading],
    ...rest,
    version: 1,
    answeredAt: '2026-11-22T10:00:00.000Z',
  };
};

const answerPart = async (word: string) => {
  for (const sentence of await screen.findAllByRole('group'))
    await user.click(within(sentence).getByRole('radio', { name: word }));
};

test('36 sentences in four parts; what is open is named before one can go on; all is sent at the end', async () => {
  let stored: EnneagramView | null = null;
  const sent: EnneagramInput[] = [];
  renderPage(<EnneagramPage />, {
    api: {
      [path]: () => stored,
      'PUT /api/enneagram/me': ({ body }: { body: unknown }) => {
        sent.push(body as EnneagramInput);
        stored = viewOf({ 5: 4, 4: 1 });
        return stored;
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Part 1 of 4' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findByRole('alert')).textContent).toContain('9 sentences are still open.');
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
  for (const part of [2, 3, 4]) {
    await answerPart('Partly like me');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: `Part ${part} of 4` })).toBeTruthy();
  }
  await answerPart('Very much like me');
  await user.click(screen.getByRole('button', { name: 'See what it comes to' }));
  expect(await screen.findByRole('heading', { name: '5 · the Quiet Thinker' })).toBeTruthy();
  expect(screen.getByText('with a wing of 4, the Deep Feeler')).toBeTruthy();
  expect(sent[0]?.answers).toEqual([...Array(27).fill(2), ...Array(9).fill(4)]);
});

test('answers survive a reload and a failed save', async () => {
  const api = { [path]: null, 'PUT /api/enneagram/me': new Answer(503, { status: 503, detail: 'Not now.' }) };
  const first = renderPage(<EnneagramPage />, { api });
  await answerPart('Mostly like me');
  first.unmount();
  renderPage(<EnneagramPage />, { api });
  expect(await screen.findByRole('heading', { name: 'Part 2 of 4' })).toBeTruthy();
  for (const _part of [2, 3, 4]) {
    await answerPart('A little like me');
    await user.click(screen.getByRole('button', { name: /Continue|See what/ }));
  }
  expect(await screen.findByRole('heading', { name: 'Part 4 of 4' })).toBeTruthy();
  expect(screen.getByText('36 of 36 sentences answered')).toBeTruthy();
});

test('several leading types are left to the person', async () => {
  const sent: unknown[] = [];
  renderPage(<EnneagramPage />, {
    api: {
      [path]: viewOf({ 2: 3, 8: 3, 9: 1 }),
      'PUT /api/enneagram/me': ({ body }: { body: unknown }) => {
        sent.push(body);
        return viewOf({ 2: 3, 8: 3, 9: 1 }, 8);
      },
    },
  });
  expect(await screen.findByRole('heading', { name: '2 types fit you equally' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'This is me: the Strong Hand' }));
  expect(await screen.findByRole('heading', { name: '8 · the Strong Hand' })).toBeTruthy();
  expect(sent[0]).toMatchObject({ choice: 8 });
});

test('the nine scores stand in a table', async () => {
  renderPage(<EnneagramPage />, { api: { [path]: viewOf({ 7: 4, 6: 2 }) } });
  const table = await screen.findByRole('table', { name: 'Points of the nine types' });
  expect(within(table).getByRole('row', { name: '7 · the Wanderer 16' })).toBeTruthy();
  expect(within(table).getAllByRole('row')).toHaveLength(10);
});
