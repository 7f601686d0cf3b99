// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projectFile } from '#core/server/root';
import { Answer, aPerson, type Call, renderPage } from '#core/testing/render';
import { user } from '#core/testing/user';
import type { Chart } from '#modules/chart-engine/public';
import { computeChart, useEphemerisFile as readTablesFrom } from '#modules/chart-engine/public-server';
import { resolveLocalTime } from '#modules/geo/public-server';
import type { Fit } from '../../../schemas/fits';
import { useFitAnswers } from '../../api/use-fit-answers';
import { useFits } from '../../api/use-fits';
import { BodygraphTable } from '../bodygraph/bodygraph-table';
import { asBodygraph } from '../detailed/as-bodygraph';
import { FitMark } from './fit-mark';
import { FitQuestion } from './fit-question';

readTablesFrom(projectFile('modules/chart-engine/lib/engine/data/ephemeris.bin'));

const chart: Chart = computeChart(
  { fullName: null, birthDate: '1948-04-09', birthTime: '00:05', lat: 45.50884, lon: -73.58781, tz: 'America/Toronto' },
  resolveLocalTime,
);
const path = '/api/holistic-profiles/me/fits';
const aFit = (change: Partial<Fit> = {}): Fit => ({
  look: 'center-Throat',
  verdict: 'fits',
  state: 'defined',
  version: 2,
  saidAt: '2026-11-22T10:00:00.000Z',
  ...change,
});

const Page = () => {
  const { data } = useFits();
  return (
    <>
      <FitQuestion
        look={{ kind: 'center', center: 'Throat' }}
        profile={{ chart, version: 2 }}
        answers={useFitAnswers()}
      />
      <BodygraphTable {...asBodygraph(chart)} noteOf={(look) => <FitMark look={look} chart={chart} fits={data} />} />
    </>
  );
};
const open = (fits: unknown, write: unknown = ({ body }: Call) => aFit(body as Partial<Fit>)) =>
  renderPage(<Page />, {
    api: {
      [`GET ${path}`]: fits,
      [`PUT ${path}/center-Throat`]: write,
      [`DELETE ${path}/center-Throat`]: new Answer(204),
    },
  });
const chip = (name: string) => screen.findByRole('button', { name });
const pressed = async () =>
  Promise.all(['It fits', 'Not me'].map(async (name) => (await chip(name)).getAttribute('aria-pressed')));
const row = () => within(screen.getByRole('table', { name: /^Centres/ })).getByRole('row', { name: /^Throat/ });
const writes = (calls: readonly Call[]) => calls.filter(({ method }) => method !== 'GET');

test('asks, says what an answer does, and keeps one with the version of the chart', async () => {
  const { calls } = open([]);
  expect(screen.queryByRole('group', { name: 'Does this fit?' })).toBeNull();
  expect(await screen.findByRole('group', { name: 'Does this fit?' })).toBeTruthy();
  expect(screen.getByText(/^The chart is computed and stays as it is/)).toBeTruthy();
  expect(await pressed()).toEqual(['false', 'false']);
  await user.click(await chip('It fits'));
  expect(await pressed()).toEqual(['true', 'false']);
  expect(await screen.findByText(/^You said so on 22 November 2026\./)).toBeTruthy();
  expect(writes(calls).map(({ body }) => body)).toEqual([{ verdict: 'fits', version: 2 }]);
  expect(row().textContent).toContain('you: it fits');
});

test('shows what was said, lets it be changed and taken back', async () => {
  const { calls } = open([aFit()]);
  await chip('It fits');
  expect(await pressed()).toEqual(['true', 'false']);
  await user.click(await chip('Not me'));
  await waitFor(() => expect(row().textContent).toContain('you: not me'));
  await user.click(await chip('Not me'));
  expect(await pressed()).toEqual(['false', 'false']);
  await waitFor(() => expect(row().textContent).not.toContain('you:'));
  expect(writes(calls).map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
});

test('of several presses the last one is kept', async () => {
  let release: (() => void) | undefined;
  const first = new Promise<void>((done) => {
    release = done;
  });
  const { calls } = open([], async ({ body }: Call) => {
    await first;
    return aFit(body as Partial<Fit>);
  });
  await user.click(await chip('It fits'));
  await user.click(await chip('Not me'));
  expect(await pressed()).toEqual(['false', 'true']);
  release?.();
  await waitFor(() => expect(row().textContent).toContain('you: not me'));
  expect(writes(calls).map(({ body }) => (body as Fit).verdict)).toEqual(['fits', 'not-me']);
  expect(await pressed()).toEqual(['false', 'true']);
});

test('goes back to what is kept when an answer could not be', async () => {
  open(
    [aFit({ verdict: 'not-me' })],
    new Answer(409, { title: 'Conflict', status: 409, code: 'chart-changed', detail: 'Look again.' }),
  );
  await user.click(await chip('It fits'));
  expect(await screen.findByText('Your answer was not kept')).toBeTruthy();
  expect(screen.getByText('Look again.')).toBeTruthy();
  expect(await pressed()).toEqual(['false', 'true']);
  expect(row().textContent).toContain('you: not me');
});

test('is not said of a chart in which the part stands otherwise', async () => {
  open([aFit({ state: 'open', version: 1 })]);
  expect(await pressed()).toEqual(['false', 'false']);
  expect(screen.getByRole('status').textContent).toBe(
    'On 22 November 2026 you said “It fits”. That was about version 1 of your chart, in which this was not defined. Here it is defined, so the question is open again.',
  );
  expect(row().textContent).not.toContain('you:');
  await user.click(screen.getByRole('button', { name: 'Take that answer back' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});

test('holds for a later version in which the part stands as before, and says so', async () => {
  open([aFit({ version: 1 })]);
  expect(await pressed()).toEqual(['true', 'false']);
  expect(screen.getByRole('status').textContent).toContain('of version 1 of your chart, in which this stood the same');
});

test('claims nothing when the answers cannot be read, and asks again', async () => {
  let answer: unknown = new Answer(500, { title: 'Error', status: 500, code: 'internal', detail: 'Later.' });
  open(() => answer);
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 });
  expect(screen.queryByRole('button', { name: 'It fits' })).toBeNull();
  answer = [aFit()];
  await user.click(again);
  expect(await chip('It fits')).toBeTruthy();
}, 120_000);

test('asks nothing of staff', async () => {
  const { calls } = renderPage(<Page />, { user: aPerson({ role: 'admin' }) });
  expect(calls).toEqual([]);
});
