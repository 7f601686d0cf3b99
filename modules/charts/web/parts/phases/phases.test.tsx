// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { user } from '#core/testing/user';
import type { ReturnsView } from '../../../schemas/sky';
import { Phases } from './phases';

const thisYear = new Date().getUTCFullYear();
const solarOf = (year: number): ReturnsView['solar'] => ({
  kind: 'return',
  body: 'Sun',
  passes: [`${year}-04-09T05:05:00.000Z`],
  windows: null,
  ageYears: year - 1948,
});
const viewOf = (year: number, markers: ReturnsView['markers']): ReturnsView => ({
  markers,
  solar: solarOf(year),
  year,
  notCarried: ['Chiron'],
});
const past = {
  kind: 'return',
  body: 'Saturn',
  passes: ['1977-08-01T00:00:00.000Z', '1978-01-10T00:00:00.000Z', '1978-04-02T00:00:00.000Z'],
  windows: null,
  ageYears: 29.3,
} as const;
const coming = {
  kind: 'return',
  body: 'Uranus',
  passes: [`${thisYear + 3}-06-01T00:00:00.000Z`],
  windows: null,
  ageYears: 84.1,
} as const;
const path = 'GET /api/holistic-profiles/me/returns';
const yearIn = (address: string): number => Number(new URL(address, 'http://here').searchParams.get('year'));

test('lists the markers in their order, names the next one and what is not carried', async () => {
  renderPage(<Phases />, {
    api: {
      [path]: viewOf(thisYear, [
        { ...past, passes: [...past.passes] },
        { ...coming, passes: [...coming.passes] },
      ]),
    },
  });
  const [saturn, uranus] = await screen.findAllByRole('listitem');
  if (!saturn || !uranus) throw new Error('two markers are expected');
  expect(within(saturn).getByRole('heading').textContent).toContain('Saturn: return');
  expect(saturn.textContent).toContain('1 August 1977, 10 January 1978, and 2 April 1978');
  expect(saturn.textContent).toContain('at 29');
  expect(within(uranus).getByText('next')).toBeTruthy();
  expect(within(saturn).queryByText('next')).toBeNull();
  expect(screen.getByText(/^Chiron is not carried/)).toBeTruthy();
});

test('states windows where the time of birth is not exact', async () => {
  const windows = [{ from: '2030-01-01T00:00:00.000Z', to: '2030-01-04T00:00:00.000Z' }];
  renderPage(<Phases />, {
    api: { [path]: viewOf(thisYear, [{ ...coming, passes: ['2030-01-02T12:00:00.000Z'], windows }]) },
  });
  expect(await screen.findByText('between 1 January 2030 and 4 January 2030')).toBeTruthy();
});

test('names a window within one day once', async () => {
  const windows = [{ from: '1992-04-05T02:00:00.000Z', to: '1992-04-05T21:00:00.000Z' }];
  renderPage(<Phases />, {
    api: { [path]: viewOf(thisYear, [{ ...coming, passes: ['1992-04-05T12:00:00.000Z'], windows }]) },
  });
  expect(await screen.findByText('5 April 1992')).toBeTruthy();
});

test('goes from year to year through the solar returns', async () => {
  renderPage(<Phases />, {
    api: { [path]: ({ path: address }: { path: string }) => viewOf(yearIn(address), []) },
  });
  expect(await screen.findByText(`9 April ${thisYear}, 05:05 UTC`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'The year after' }));
  expect(await screen.findByText(`9 April ${thisYear + 1}, 05:05 UTC`)).toBeTruthy();
});

test('a failure says so and offers another try', async () => {
  renderPage(<Phases />, { api: { [path]: new Answer(503, { status: 503, detail: 'Not now.' }) } });
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
