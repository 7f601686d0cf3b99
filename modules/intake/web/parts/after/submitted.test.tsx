// @vitest-environment happy-dom
import { configure, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { formatDateTime } from '#core/web';
import { heard } from '../voice/speech/heard';
import { Submitted } from './submitted';
import { aSummary } from './testing/summary';

// Of a machine that does other things too.
configure({ asyncUtilTimeout: 10_000 });

const summary = aSummary();
const show = (answer: unknown) =>
  renderPage(<Submitted reference={summary.reference} />, { user: null, api: { 'GET /api/intakes/me': answer } });

it('says what was sent under which number, what happens next and where to go', async () => {
  heard.setState({ draft: 'said and never inserted' });
  show(summary);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Journey Submitted', level: 1 }));
  await waitFor(() => expect(document.title).toBe('Journey Submitted · Hedo'));
  expect(screen.getByText(summary.reference)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'What Happens Next' })).toBeTruthy();
  await waitFor(() => expect(screen.getByText(formatDateTime(summary.contactDueAt))).toBeTruthy());
  expect(screen.getByRole('link', { name: 'See your personalized journey' }).getAttribute('href')).toBe(
    '/personalized-journey',
  );
  expect(screen.getByRole('link', { name: 'Return to Homepage' }).getAttribute('href')).toBe('/');
  expect(heard.getState().draft).toBeNull();
});

it.each([
  ['of another intake', aSummary({ reference: 'HDO-OLD' })],
  ['that did not come', new Answer(404, { status: 404 })],
])('promises without days rather than with days %s', async (_, answer) => {
  const { calls } = show(answer);
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(screen.getByText(/Within 48 hours/)).toBeTruthy();
  expect(document.querySelector('time')).toBeNull();
});
