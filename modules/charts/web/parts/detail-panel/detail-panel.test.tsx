// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { projectFile } from '#core/server/root';
import { Answer, renderPage } from '#core/testing/render';
import { user } from '#core/testing/user';
import { useLocation } from '#core/web';
import { computeChart, useEphemerisFile as readTablesFrom } from '#modules/chart-engine/public-server';
import { resolveLocalTime } from '#modules/geo/public-server';
import type { PassagesView } from '../../../schemas/passages';
import { BodygraphTable } from '../bodygraph/bodygraph-table';
import { asBodygraph } from '../detailed/as-bodygraph';
import { KeyLink } from './key-link';
import { LookSlot } from './look-slot';
import { useLook } from './use-look';

readTablesFrom(projectFile('modules/chart-engine/lib/engine/data/ephemeris.bin'));

let wide = true;
beforeEach(() => {
  wide = true;
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const chartOf = (birthTime: string | null) =>
  computeChart(
    { fullName: null, birthDate: '1948-04-09', birthTime, lat: 45.50884, lon: -73.58781, tz: 'America/Toronto' },
    resolveLocalTime,
  );
const passages: PassagesView = {
  passages: [
    {
      laborNumber: 7,
      laborName: 'Power & Money',
      responseId: '00000000-0000-4000-8000-0000000000a7',
      text: 'I was the strong one in the family, and I carried more than I should have.',
      writtenAt: '2025-10-02T18:00:00.000Z',
      reason: 'What you can move is the question of this Labor.',
    },
  ],
  labors: [{ laborNumber: 7, reason: 'What you can move is the question of this Labor.', answered: true }],
  unread: [],
  heldBack: false,
};
const nothing: PassagesView = {
  passages: [],
  labors: [
    { laborNumber: 7, reason: 'What you can move is the question of this Labor.', answered: true },
    { laborNumber: 2, reason: 'Strength is felt in the body before it is used.', answered: false },
  ],
  unread: [],
  heldBack: false,
};
const path = '/api/holistic-profiles/me/passages';

const Page = ({ birthTime }: { readonly birthTime: string | null }) => {
  const chart = chartOf(birthTime);
  const { choose } = useLook();
  return (
    <>
      <BodygraphTable {...asBodygraph(chart)} onSelect={choose} />
      <KeyLink at="51.5" />
      <output>{useLocation().search}</output>
      <LookSlot profile={{ chart, version: 1 }} />
    </>
  );
};
const open = (at: string, { birthTime = '00:05' as string | null, answer = passages as unknown } = {}) =>
  renderPage(<Page birthTime={birthTime} />, {
    at: `/profile/detailed${at}`,
    api: { [`GET ${path}`]: answer, 'GET /api/labors': [{ laborNumber: 2, name: 'Body & Health' }] },
  });
const sheet = (name: string) => screen.findByRole('dialog', { name });
const address = () => document.querySelector('output')?.textContent;

test('a link opens a gate: our words, who stands there with their line, its channels, its sphere', async () => {
  open('?look=gate-51');
  const dialog = within(await sheet('Gate 51'));
  expect(dialog.getByText('Gate of the Heart centre')).toBeTruthy();
  expect(dialog.getByText('Our word for it: the jolt')).toBeTruthy();
  expect(await dialog.findByText(/^The jolt\. Things happen/)).toBeTruthy();
  expect(dialog.getByText(/^These words are ours/)).toBeTruthy();
  expect(dialog.getByText('Sun').closest('li')?.textContent).toBe(
    'Sunpersonality, in ink, line 5Line 5 is looked to for a way out.',
  );
  expect(dialog.getByText('25–51 Initiation').closest('li')?.textContent).toContain('complete, gate 25 is active too');
  expect(dialog.getByText('Life’s Work, 51.5')).toBeTruthy();
  expect(dialog.getByText('15°07′30″ Aries to 20°45′00″ Aries')).toBeTruthy();
});

test('quotes what was written near it and leads to its Labor', async () => {
  const { calls } = open('?look=gate-34');
  const dialog = within(await sheet('Gate 34'));
  expect((await dialog.findByText(/I was the strong one/)).closest('blockquote')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Labor 7: Power & Money' }).getAttribute('href')).toBe('/intake/7');
  expect(calls.map((call) => call.path)).toContain(`${path}?look=gate-34`);
});

test('says when nothing was written yet, and leads to the Labor that would', async () => {
  open('?look=gate-34', { answer: nothing });
  const dialog = within(await sheet('Gate 34'));
  expect(await dialog.findByText('You have written nothing yet that touches on this.')).toBeTruthy();
  const link = await dialog.findByRole('link', { name: 'Write about it in Labor 2: Body & Health' });
  expect(link.getAttribute('href')).toBe('/intake/2');
});

test('says what is left out and what could not be read', async () => {
  open('?look=gate-34', { answer: { ...passages, heldBack: true, unread: [2] } });
  const dialog = within(await sheet('Gate 34'));
  expect(await dialog.findByText(/^A passage is left out here/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Need help now?' }).getAttribute('href')).toBe('/help-now');
  expect(dialog.getByText(/^One of your answers is not in English/)).toBeTruthy();
});

test('keeps the rest when the answers cannot be had, and asks again', async () => {
  let answer: unknown = new Answer(503, { title: 'Busy', status: 503, code: 'unavailable', detail: 'Please wait.' });
  open('?look=gate-34', { answer: () => answer });
  const dialog = within(await sheet('Gate 34'));
  expect(await dialog.findByText(/^Strength, plain/)).toBeTruthy();
  const again = await dialog.findByRole('button', { name: 'Try again' }, { timeout: 8000 });
  answer = passages;
  await user.click(again);
  expect(await dialog.findByText(/I was the strong one/)).toBeTruthy();
}, 120_000);

test('a choice adds one step: focus goes in, Escape closes and gives it back', async () => {
  open('');
  const opener = screen.getAllByRole('button', { name: 'Throat' })[0] as HTMLElement;
  opener.focus();
  await user.click(opener);
  const dialog = await sheet('Throat');
  expect(address()).toBe('?look=center-Throat');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
  await waitFor(() => expect(address()).toBe(''));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('another part takes the place of the first, is announced, and one Back closes', async () => {
  open('?hide=design');
  await user.click(screen.getByRole('link', { name: 'Gate 51, line 5' }));
  const first = within(await sheet('Gate 51'));
  await user.click(first.getByRole('button', { name: 'Heart' }));
  const second = await sheet('Heart');
  expect(address()).toBe('?hide=design&look=center-Heart');
  expect(document.activeElement).toBe(second);
  await user.click(within(second).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('?hide=design'));
});

test('covers the page on small screens only', async () => {
  wide = false;
  const view = open('?look=center-G');
  await sheet('G');
  expect(screen.queryByRole('table')).toBeNull();
  view.unmount();
  wide = true;
  open('?look=center-G');
  await sheet('G');
  expect(screen.getAllByRole('table').length).toBeGreaterThan(0);
});

test('says what is not certain without a time of birth', async () => {
  open('?look=gate-34', { birthTime: null });
  const dialog = within(await sheet('Gate 34'));
  expect(dialog.getByText(/^Nothing is certain here\. Without a time of birth .*Moon \(personality\)/)).toBeTruthy();
  expect(dialog.getByText('34–57 Power').closest('li')?.textContent).toMatch(/not certain/);
});

test('opens nothing for a part that does not exist', async () => {
  open('?look=gate-65');
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('lays the passages of one Labor together under one reason', async () => {
  const [first] = passages.passages;
  const more = { ...first, text: 'When I say yes and mean no, my energy is gone for the whole week.' };
  open('?look=gate-34', { answer: { ...passages, passages: [first, more] } });
  const dialog = within(await sheet('Gate 34'));
  expect((await dialog.findAllByRole('link', { name: 'Labor 7: Power & Money' })).length).toBe(1);
  expect(dialog.getAllByText('What you can move is the question of this Labor.')).toHaveLength(1);
  expect(dialog.getByText(/When I say yes/)).toBeTruthy();
});
