// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { DiaryPage } from './diary-page';

const entry = {
  id: '7b5f3f0e-0000-4000-8000-000000000001',
  text: 'The sea was calm.',
  createdAt: '2026-11-21T15:00:00.000Z',
};
const list = 'GET /api/sample-diary/entries';

describe('the page at /sample-diary', () => {
  it('sends what was written and shows it', async () => {
    let entries: readonly object[] = [];
    const { calls } = renderPage(<DiaryPage />, {
      api: {
        [list]: () => entries,
        'POST /api/sample-diary/entries': () => {
          entries = [entry];
          return new Answer(201, entry);
        },
      },
    });
    expect(await screen.findByText('No entries yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save the entry' }));
    expect(await screen.findByText('Write something first.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('New entry'), { target: { value: entry.text } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the entry' }));
    expect(await screen.findByText(entry.text)).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ text: entry.text }]);
  });

  it('removes an entry', async () => {
    let entries: readonly object[] = [entry];
    renderPage(<DiaryPage />, {
      api: {
        [list]: () => entries,
        [`DELETE /api/sample-diary/entries/${entry.id}`]: () => {
          entries = [];
          return new Answer(204);
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Remove the entry of/ }));
    expect(await screen.findByText('No entries yet')).toBeTruthy();
  });

  it('says what went wrong and offers another try', async () => {
    const detail = 'Your account may not do this.';
    renderPage(<DiaryPage />, { api: { [list]: new Answer(403, { status: 403, code: 'denied', detail }) } });
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(screen.getByText('Try again')).toBeTruthy();
  });
});
