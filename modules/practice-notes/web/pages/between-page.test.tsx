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
    expect(within(ninth).getByText(measures['phq-9'].questions[8])).toBeTruthy();
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
