// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { measures } from '../../lib/measures';
import { BetweenPage } from './between-page';

const request = {
  id: '7b5f3f0e-0000-4000-8000-000000000001',
  matchId: '7b5f3f0e-0000-4000-8000-000000000002',
  measure: 'phq-9',
  forms: null,
  practitionerName: 'Ana Ruiz',
  requestedAt: '2026-11-21T15:00:00.000Z',
  answeredAt: null,
  answers: null,
  score: null,
};
const answered = {
  ...request,
  id: '7b5f3f0e-0000-4000-8000-000000000003',
  answeredAt: '2026-11-01T15:00:00.000Z',
  answers: [1, 1, 1, 1, 1, 1, 1, 0, 0],
  score: 7,
};

const noDocuments = { documents: [], practitioners: [] };

describe('the page between sessions', () => {
  it('shows help the moment the ninth question is answered above nothing, and sends every answer', async () => {
    const { calls } = renderPage(<BetweenPage />, {
      user: aPerson(),
      api: {
        'GET /api/measures/me': [request, answered],
        'GET /api/practice-notes/shared': [],
        'GET /api/practice-documents/me': noDocuments,
        [`POST /api/measures/${request.id}/answers`]: { ...request, answers: [0, 0, 0, 0, 0, 0, 0, 0, 1], score: 1 },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Answer PHQ-9' }));
    const send = screen.getByRole('button', { name: 'Send my answers' });
    const questions = screen.getAllByRole('group');
    expect(questions).toHaveLength(9);
    for (const question of questions.slice(0, 8)) fireEvent.click(within(question).getByLabelText('Not at all'));
    expect(send).toHaveProperty('disabled', true);
    expect(screen.queryByText('You do not have to be alone with this')).toBeNull();
    const ninth = questions[8] as HTMLElement;
    expect(within(ninth).getByText(measures['phq-9'].questions[8]?.text ?? '')).toBeTruthy();
    fireEvent.click(within(ninth).getByLabelText('Several days'));
    expect(screen.getByText('You do not have to be alone with this')).toBeTruthy();
    fireEvent.click(send);
    await expect
      .poll(() => calls.find(({ method }) => method === 'POST')?.body)
      .toEqual({
        answers: [0, 0, 0, 0, 0, 0, 0, 0, 1],
      });
  });

  it('lists scores with the range of the questionnaire', async () => {
    renderPage(<BetweenPage />, {
      user: aPerson(),
      api: {
        'GET /api/measures/me': [answered],
        'GET /api/practice-notes/shared': [],
        'GET /api/practice-documents/me': noDocuments,
      },
    });
    const table = await screen.findByRole('table', { name: 'PHQ-9, scores over time' });
    expect(within(table).getByText('7')).toBeTruthy();
    expect(within(table).getByText('mild')).toBeTruthy();
  });

  it('asks what staff entered as it was given, says by which licence, and keeps scores that are counted alike together', async () => {
    const form = {
      ...{ language: 'en', title: 'By the sea', period: 'Since we last met', lead: 'How often was it so?' },
      questions: [
        { text: 'I looked at the water', isReversed: false, showsHelp: false },
        { text: 'I wished I were gone', isReversed: true, showsHelp: true },
      ],
      options: [
        { label: 'Never', points: 0 },
        { label: 'Every day', points: 5 },
      ],
      ...{ summary: 'sum', factor: 4, licence: 'Written by the house itself.' },
      bands: [{ from: 20, name: 'near the shore' }],
    };
    const entered = { ...request, measure: 'entered:by-the-sea', forms: { en: form } };
    const answeredAs = (number: number, score: number, en: typeof form) => ({
      ...{ ...entered, id: `7b5f3f0e-0000-4000-8000-00000000001${number}`, forms: { en } },
      ...{ answeredAt: `2026-11-0${number}T15:00:00.000Z`, answers: [1, 0], score },
    });
    const { calls } = renderPage(<BetweenPage />, {
      user: aPerson(),
      api: {
        'GET /api/measures/me': [
          entered,
          answeredAs(3, 40, form),
          answeredAs(2, 20, { ...form, title: 'The sea' }),
          answeredAs(1, 10, { ...form, factor: 1, title: 'The old sea' }),
        ],
        'GET /api/practice-notes/shared': [],
        'GET /api/practice-documents/me': noDocuments,
        [`POST /api/measures/${request.id}/answers`]: { ...entered, answers: [1, 0], score: 40 },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Answer By the sea' }));
    for (const said of ['Since we last met', 'How often was it so?', 'Written by the house itself.'])
      expect(screen.getByText(said)).toBeTruthy();
    expect(screen.queryByText(/as they were published/)).toBeNull();
    const [first, second] = screen.getAllByRole('group') as [HTMLElement, HTMLElement];
    fireEvent.click(within(first).getByLabelText('Every day'));
    fireEvent.click(within(second).getByLabelText('Every day'));
    expect(screen.queryByText('You do not have to be alone with this')).toBeNull();
    fireEvent.click(within(second).getByLabelText('Never'));
    expect(screen.getByText('You do not have to be alone with this')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send my answers' }));
    await expect.poll(() => calls.find(({ method }) => method === 'POST')?.body).toEqual({ answers: [1, 0] });
    const table = screen.getByRole('table', { name: 'By the sea, scores over time' });
    expect(within(table).getAllByText('near the shore')).toHaveLength(2);
    expect(screen.getByRole('table', { name: 'The old sea, scores over time' })).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'The sea, scores over time' })).toBeNull();
  });

  it('shares a file that a client chooses, under the name of the file, and offers it for download', async () => {
    const matchId = request.matchId;
    const made = {
      ...{ id: request.id, matchId, title: 'letter to my brother', type: 'application/pdf', bytes: 5 },
      ...{ practitionerName: 'Ana Ruiz', isFromClient: true, createdAt: '2026-11-21T15:00:00.000Z' },
    };
    const { calls } = renderPage(<BetweenPage />, {
      user: aPerson(),
      api: {
        'GET /api/measures/me': [],
        'GET /api/practice-notes/shared': [],
        'GET /api/practice-documents/me': { documents: [made], practitioners: [{ matchId, name: 'Ana Ruiz' }] },
        [`POST /api/practice-clients/${matchId}/documents`]: made,
      },
    });
    const open = await screen.findByRole('link', { name: 'Download letter to my brother' });
    expect(open.getAttribute('href')).toBe(`/api/practice-documents/${made.id}/file`);
    expect(screen.getByText(/From you, .*PDF, 0\.1 MB/)).toBeTruthy();
    const file = new File(['%PDF-'], 'A second letter.pdf', { type: 'application/pdf' });
    fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), { target: { files: [file] } });
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'A second letter');
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await expect.poll(() => calls.some(({ method, path }) => method === 'POST' && path.includes(matchId))).toBe(true);
  });
});
