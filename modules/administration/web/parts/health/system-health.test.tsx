// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import type { Health } from './health';
import { SystemHealth } from './system-health';

const at = '2026-11-22T08:00:00.000000Z';
const unmeasured = { day: null, month: null };
const health = (name: string, state: Health['state'], detail: string): Health => ({
  state,
  checkedAt: at,
  uptime: {
    day: { percent: 99.93, minutes: 1440, lost: 1 },
    month: null,
    since: '2026-11-21T08:00:00.000000Z',
    startedAt: '2026-11-20T06:30:00.000000Z',
  },
  probes: [
    {
      name: 'api',
      state: 'ok',
      detail: '99 of 100 turns begin within 1 ms.',
      checkedAt: at,
      ms: 1,
      uptime: unmeasured,
    },
    { name, state, detail, checkedAt: at, ms: 3, uptime: unmeasured },
  ],
});
const open = (role: 'practitioner' | 'admin', answer: unknown = health('mail', 'ok', 'Two wait.')) =>
  renderPage(<SystemHealth />, { user: aPerson({ role }), api: { 'GET /api/system/health': answer } });

it('names each part with its state in a word, and when it was tried with the zone', async () => {
  open('admin', health('mail', 'down', '9 mails wait.'));
  const part = (await screen.findByRole('heading', { name: 'Mail' })).closest('li');
  expect(within(part as HTMLElement).getByText('Down')).toBeTruthy();
  expect(within(part as HTMLElement).getByText('9 mails wait.')).toBeTruthy();
  expect(screen.getByText('A part does not answer.')).toBeTruthy();
  expect(screen.getByText(/^Checked November 22, 2026.*\d:00 [AP]M [A-Z]/)).toBeTruthy();
  expect(screen.getByText(/^This process runs since November 20, 2026/)).toBeTruthy();
  expect(within(part as HTMLElement).getByText(/Check SMTP_URL/)).toBeTruthy();
});

it('says that the check failed and tries again on request', async () => {
  const answers = [
    new Answer(500, { title: 'x', status: 500, code: 'internal', detail: 'Something broke.' }),
    health('later-part', 'degraded', 'It is slow.'),
  ];
  open('practitioner', () => answers.shift());
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be asked.*Something broke/);
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('heading', { name: 'later-part' })).toBeTruthy();
  expect(screen.getByText('Degraded')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('tells the uptime of 24 hours and 30 days, with what it means', async () => {
  open('admin');
  const [day, month] = await screen.findAllByRole('definition');
  expect(day?.textContent).toBe('99.93% 1 minute lost');
  expect(month?.textContent?.trim()).toBe('not measured yet');
  fireEvent.click(screen.getByRole('button', { name: 'What is this? Uptime' }));
  expect(screen.getByText(/a minute in which nothing was tried counts as lost/)).toBeTruthy();
});

it('claims no uptime for minutes, and says since when it is measured', async () => {
  const two = { percent: 100, minutes: 2, lost: 0 };
  const found = health('mail', 'ok', 'Two wait.');
  open('admin', { ...found, uptime: { ...found.uptime, day: two, month: two } });
  for (const span of await screen.findAllByRole('definition'))
    expect(span.textContent).toMatch(/^too early to say\s*Measured since November 21, 2026/);
});
