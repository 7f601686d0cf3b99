// @vitest-environment happy-dom
import { configure, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#core/testing/render';
import { noFilters } from '../../lib/filters';
import type { MatchView } from '../../schemas/match';
import { ana, ids } from '../testing/practitioners';
import { MatchingPage } from './matching-page';

configure({ asyncUtilTimeout: 8000 });

const aMatch = (id: string, name: string): MatchView => ({
  ...{ id, practitionerId: id, compatibilityScore: '92.00', reasons: [], status: 'suggested', declineReason: null },
  ...{ can: ['requested'], version: 2, updatedAt: '2026-11-20T09:12:00.000Z', parts: [] },
  practitioner: { ...ana, name },
});
const open = (...matches: readonly MatchView[]) =>
  renderPage(<MatchingPage />, {
    api: {
      'GET /api/matching/state': {
        ...{ clientName: 'Test', humanDesignType: null, checklist: { profile: true, responses: 3 } },
        ...{ outOfDate: false, job: null },
      },
      'GET /api/matching/me': matches,
      'GET /api/matching/wishes': {
        ...{ confirmed: [], refused: [], own: [], ownNeeds: [], filters: noFilters, placeLabel: null },
        ...{ languages: ['English'], reach: { left: 2, all: 2, without: [] } },
      },
      'GET /api/matching/needs': { suggested: [], topics: [] },
    },
  });
const rows = () => screen.getAllByRole('article');

it('says once for a list of samples that all are invented', async () => {
  open(aMatch(ids.ana, 'Ana Reyes (sample)'), aMatch(ids.tomas, 'Ben Ito (sample)'));
  expect(await screen.findByText(/^All practitioners listed here are samples of this demo\./)).toBeTruthy();
  expect(screen.getAllByText(/sample/i, { selector: 'span' })).toHaveLength(1);
  for (const row of rows()) {
    expect(row.textContent).not.toMatch(/sample/i);
    expect(within(row).getByRole('button', { name: /^Ask for an introduction/ })).toBeTruthy();
  }
});

it('marks the samples in a list with others', async () => {
  open(aMatch(ids.ana, 'Ana Reyes (sample)'), aMatch(ids.tomas, 'Ben Ito'));
  expect(await screen.findByText(/^Practitioners marked like this are samples/)).toBeTruthy();
  const [first, second] = rows();
  expect(within(first as HTMLElement).getByText('Sample')).toBeTruthy();
  expect(within(second as HTMLElement).queryByText('Sample')).toBeNull();
});

it('says nothing of samples where there are none', async () => {
  open(aMatch(ids.ana, 'Ana Reyes'));
  expect(await screen.findByRole('article', { name: 'Ana Reyes' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/sample/i);
});
