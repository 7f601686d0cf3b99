// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { Toasts } from '#ui';
import type { Participant, Roster } from '../../schemas/roster';
import { RosterPage } from './roster-page';

const dateId = '7a0f4f0e-5f4d-4b9f-9d9c-2f0d7a7a3c11';
const aParticipant = (id: string, name: string, arrivedAt: string | null): Participant => ({
  id,
  reference: `R-${id}`,
  name,
  email: null,
  status: 'booked',
  roomName: 'Single room',
  rooming: '',
  arrivedAt,
  price: { minor: 100_000, currency: 'EUR' },
  payment: null,
  invoiceId: null,
  paid: 0,
  due: 0,
  details: { diet: [], dietNote: '', emergencyContact: '', answers: [] },
  hasHealth: false,
  checklist: [],
  version: 3,
});
const roster: Roster = {
  ...{ dateId, retreatId: null, title: 'Lake', placeName: 'Lugano', startsOn: '2027-03-01', endsOn: '2027-03-04' },
  ...{ capacity: 4, taken: 2, status: 'open', booked: 0, further: [], waiting: [], messages: [] },
};
const list = `/api/studio/retreat-dates/${dateId}/participants`;

const open = (query: string, api: Record<string, unknown>) =>
  renderPage(
    <>
      <RosterPage />
      <Toasts />
    </>,
    {
      at: `/team-portal/retreats/dates/${dateId}${query}`,
      path: '/team-portal/retreats/dates/:id',
      user: aPerson({ role: 'admin' }),
      api: { [`GET /api/studio/retreat-dates/${dateId}/roster`]: roster, ...api },
    },
  );

it('checks several people in, says who stays, and takes back only what it changed', async () => {
  const here = '2027-03-01T10:00:00.000Z';
  const there = [aParticipant('a', 'Ada', null), aParticipant('b', 'Bela', here), aParticipant('c', 'Cora', null)];
  const { calls } = open('', {
    [`GET ${list}`]: there,
    'PATCH /api/studio/retreat-places/a': () => ({ ...aParticipant('a', 'Ada', here), version: 4 }),
    'PATCH /api/studio/retreat-places/b': () => ({ ...aParticipant('b', 'Bela', here), version: 4 }),
    'PATCH /api/studio/retreat-places/c': () =>
      new Answer(409, { code: 'already-cancelled', detail: 'This place is cancelled already.' }),
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows that are loaded' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mark as arrived' }));
  expect(await screen.findByText(/^Cora: This place is cancelled/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const changes = () => calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path.at(-1), body]);
  await waitFor(() => expect(changes()).toHaveLength(4));
  expect(changes().at(-1)).toEqual(['a', { arrived: false }]);
});

it('tells which filter hides everybody, and offers the file of what is shown', async () => {
  const { calls } = open('?papers=waiting&sort=room', { [`GET ${list}`]: [] });
  expect(await screen.findByText('Hidden by Papers: Handed in, not looked at.')).toBeTruthy();
  expect(calls.at(-1)?.path).toBe(`${list}?papers=waiting&sort=room&limit=50`);
  expect(screen.getByRole('link', { name: /CSV/ }).getAttribute('href')).toBe(
    `/api/studio/retreat-dates/${dateId}/roster.csv?papers=waiting&sort=room`,
  );
});
