// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#core/testing/render';
import type { BookingView } from '../../../schemas/bookings';
import { BookingRow } from './booking-row';

const hour = 3_600_000;
const booking = (status: BookingView['status'], endsIn: number): BookingView => ({
  ...{ id: '7b5f3f0e-0000-4000-8000-000000000001', sessionId: '7b5f3f0e-0000-4000-8000-000000000002' },
  ...{ serviceId: null, matchId: '7b5f3f0e-0000-4000-8000-000000000003', practitionerName: 'Ana Ruiz' },
  ...{ kind: 'single', title: 'One hour', mode: 'phone', place: null, status, cancelledBy: null, isLate: false },
  start: new Date(Date.now() + endsIn - hour).toISOString(),
  end: new Date(Date.now() + endsIn).toISOString(),
  changeUntil: new Date(Date.now() - hour).toISOString(),
  ...{ lateFeePercent: 0, canMove: false, canCancel: false, fromPackage: false, payment: null },
  ...{ isWaiting: false, earlier: null, version: 1 },
});

it('says that a session took place once it is over, not while it lasts', () => {
  const { unmount } = renderPage(<BookingRow booking={booking('attended', hour / 2)} />);
  expect(screen.getByRole('heading', { name: 'One hour' })).toBeTruthy();
  expect(screen.queryByText('Took place')).toBeNull();
  unmount();
  renderPage(<BookingRow booking={booking('attended', -hour)} isPast />);
  expect(screen.getByText('Took place')).toBeTruthy();
});
