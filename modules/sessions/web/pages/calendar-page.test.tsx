// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { addDays, findMonday, toInstant } from '../../lib/zone-time';
import { CalendarPage } from './calendar-page';

const zone = 'Europe/Berlin';
const monday = addDays(findMonday(new Date().toISOString().slice(0, 10)), 7);
const start = toInstant(monday, 10 * 60, zone);
const session = {
  id: '7b5f3f0e-0000-4000-8000-000000000011',
  serviceId: null,
  kind: 'single',
  title: 'One hour',
  start,
  end: toInstant(monday, 11 * 60, zone),
  mode: 'phone',
  place: null,
  capacity: 1,
  status: 'confirmed',
  people: [
    {
      placeId: '7b5f3f0e-0000-4000-8000-000000000012',
      matchId: '7b5f3f0e-0000-4000-8000-000000000013',
      initials: 'Z. Q.',
      status: 'booked',
      isLate: false,
      fromPackage: false,
      payment: null,
    },
  ],
  version: 3,
};
const calendar = { zone, from: monday, days: 7, sessions: [session], open: [], calls: [], elsewhere: [], off: [] };

describe('the calendar', () => {
  it('moves a session by keys, once the practitioner has said yes', async () => {
    const { calls } = renderPage(<CalendarPage />, {
      at: `/practice/calendar?from=${monday}`,
      user: aPerson({ role: 'practitioner' }),
      api: {
        'GET /api/sessions/calendar': calendar,
        [`PATCH /api/sessions/calendar/${session.id}`]: { ...session, version: 4 },
      },
    });
    const block = await screen.findByRole('button', { name: /^One hour with Z\. Q\./ });
    fireEvent.keyDown(block, { key: 'ArrowDown' });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(block, { key: 'ArrowDown', altKey: true });
    expect(await screen.findByText('Move this session?')).toBeTruthy();
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Move it' }));
    await expect
      .poll(() => calls.find(({ method }) => method === 'PATCH')?.body)
      .toEqual({
        start: toInstant(monday, 10 * 60 + 15, zone),
      });
    expect(calls.find(({ method }) => method === 'PATCH')?.headers.get('if-match')).toBe('"3"');
  });
});
