// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { SlotHost } from '#core/web';
import { DayPage } from './day-page';

const calendar = {
  ...{ zone: 'Europe/Berlin', from: '2026-11-28', days: 7 },
  ...{ sessions: [], open: [], calls: [], elsewhere: [], off: [] },
};

it('keeps the days that follow below what waits for the practitioner, as one piece', async () => {
  const asked: unknown[] = [];
  renderPage(
    <SlotHost
      value={(slot, _, { below }) => {
        asked.push(slot);
        return <div data-testid="held">{below}</div>;
      }}
    >
      <DayPage />
    </SlotHost>,
    { user: aPerson({ role: 'practitioner' }), at: '/practice', api: { 'GET /api/sessions/calendar': calendar } },
  );
  await act(async () => undefined);
  const later = await screen.findByRole('region', { name: 'Later this week' });
  expect(screen.getByTestId('held').contains(later)).toBe(true);
  expect(asked).toContain('sessions.day');
});
