// @vitest-environment happy-dom
import { configure, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import type { IntakeStatus } from '../../schemas/intake';
import { StatusPage } from './status-page';

// Of a machine that does other things too.
configure({ asyncUtilTimeout: 10_000 });

const token = 'A'.repeat(43);
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const aStatus = (overrides: Partial<IntakeStatus> = {}): IntakeStatus => ({
  reference: 'HJ-7K3M-Q9RX',
  state: 'received',
  submittedAt: ago(1),
  contactDueAt: ago(-47),
  planDueAt: ago(-167),
  contactedAt: null,
  plannedAt: null,
  ...overrides,
});
const open = (answer: unknown) =>
  renderPage(<StatusPage />, {
    at: `/enhanced-intake/status#${token}`,
    user: null,
    api: { 'POST /api/intakes/status': answer },
  });
/** What a screen reader hears of each stage: done, under way, waiting. */
const states = async () => {
  const list = await screen.findByRole('list', { name: 'Progress' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => /Done|Under way|Waiting/.exec(textContent ?? '')?.[0]);
};

describe('the page behind the link of the confirmation', () => {
  it.each([
    [{}, ['Done', 'Waiting', 'Waiting', 'Waiting'], /reads it next/],
    [{ state: 'reading' }, ['Done', 'Under way', 'Waiting', 'Waiting'], /has opened it/],
    [{ state: 'answered', contactedAt: ago(0) }, ['Done', 'Done', 'Done', 'Under way'], /has opened it/],
    [{ state: 'planned', contactedAt: ago(3), plannedAt: ago(1) }, ['Done', 'Done', 'Done', 'Done'], /has opened it/],
    [{ contactDueAt: ago(2) }, ['Done', 'Waiting', 'Waiting', 'Waiting'], /are late\. We are sorry/],
  ] as const)('says how far it is: %o', async (overrides, expected, said) => {
    const { calls } = open(aStatus(overrides as Partial<IntakeStatus>));
    expect(await states()).toEqual(expected);
    expect(screen.getByText(said)).toBeTruthy();
    expect(calls[0]?.body).toEqual({ token });
  });

  it('tells kindly of a link that opens nothing', async () => {
    open(new Answer(404, { title: 'x', status: 404, code: 'not-found', detail: 'No.' }));
    expect(await screen.findByText(/There is no such questionnaire/)).toBeTruthy();
  });
});
