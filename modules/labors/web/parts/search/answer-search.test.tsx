// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#core/testing/render';
import type { LaborResponseView } from '../../../schemas/labor-response';
import { AnswerSearch } from './answer-search';
import { OnThisDay } from './on-this-day';

const answer = (
  laborNumber: number,
  textResponse: string,
  more: Partial<LaborResponseView> = {},
): LaborResponseView => ({
  id: `00000000-0000-4000-8000-00000000000${laborNumber}`,
  laborNumber,
  laborName: '',
  textResponse,
  status: 'saved',
  version: 1,
  words: 5,
  createdAt: '2025-11-24T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  can: { edit: true, withdraw: true },
  ...more,
});
const answers = [
  answer(1, 'My grandmother kept a garden behind the school.'),
  answer(4, '', { transcription: 'The garden gate is blue.' }),
  answer(7, 'Work is work.'),
];
const field = () => screen.getByRole('searchbox', { name: 'Search in your answers' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('searching in one’s answers', () => {
  it('marks the words in writing and speech, and asks no server', async () => {
    const { calls } = renderPage(<AnswerSearch answers={answers} />);
    type('GARDEN');
    expect((await screen.findByRole('status')).textContent).toBe('Found in 2 Labors');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/intake/1', '/intake/4']);
    expect(links.map((link) => link.querySelector('mark')?.textContent)).toEqual(['garden', 'garden']);
    type('garden blue');
    await waitFor(() => expect(screen.getAllByRole('link').length).toBe(1));
    type('xyz');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Nothing found.'));
    expect(calls).toEqual([]);
  });

  it('is used by arrows and Escape', async () => {
    renderPage(<AnswerSearch answers={answers} />);
    field().focus();
    type('garden');
    const [first, second] = await screen.findAllByRole('link');
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press('ArrowDown');
    expect(document.activeElement).toBe(first);
    press('ArrowDown');
    press('ArrowDown');
    expect(document.activeElement).toBe(second);
    press('Escape');
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });

  it('shows what was written as text', async () => {
    renderPage(<AnswerSearch answers={[answer(2, 'I wrote <img src=x onerror=alert(1)> once.')]} />);
    type('<img');
    const link = await screen.findByRole('link');
    expect(within(link).queryByRole('img')).toBeNull();
    expect(link.querySelector('mark')?.textContent).toBe('<img');
  });
});

describe('on this day', () => {
  afterEach(() => vi.useRealTimers());
  const on = (day: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) });
    renderPage(<OnThisDay answers={answers.slice(0, 1)} />);
  };

  it('names what was written a year ago, without its words', async () => {
    on('2026-11-24T12:00:00.000Z');
    expect(await screen.findByText(/a year ago, you wrote about Origins/u)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/intake/1');
    expect(screen.queryByText(/grandmother/u)).toBeNull();
  });

  it('is empty on other days', () => {
    on('2026-11-25T12:00:00.000Z');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
