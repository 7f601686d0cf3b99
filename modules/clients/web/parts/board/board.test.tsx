// @vitest-environment happy-dom
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, type Call, renderPage } from '#core/testing/render';
import { aClient, aStanding, zerlinaId } from '../../testing/clients';
import { ClientsTab } from '../clients-tab';

configure({ asyncUtilTimeout: 8000 });

const admin = aPerson({ role: 'admin' });
const counts = { byPhase: { intake: 0, assessment: 1, matching: 0, experience: 0, aftercare: 0 }, closed: 0 };
const listed = ({ path }: Call) => (/phase=assessment|sort=name/.test(path) ? [aClient()] : []);
const patch = `PATCH /api/team/clients/${zerlinaId}/phase`;
const show = (api: Record<string, unknown> = {}, at = '/team-portal/clients') =>
  renderPage(<ClientsTab />, {
    at,
    user: admin,
    api: { 'GET /api/team/clients': listed, 'GET /api/team/clients/counts': counts, ...api },
  });
const column = (name: string) => within(screen.getByRole('region', { name }));
const inIntake = aStanding({ phase: 'intake', version: 4, steps: [{ phase: 'assessment', unmet: [] }] });

it('moves a client at once by Shift and an arrow, tells the server, and keeps the focus with the card', async () => {
  const { calls } = show({ [patch]: inIntake });
  const card = await screen.findByRole('link', { name: 'Zerlina Q.' });
  fireEvent.keyDown(card, { key: 'ArrowLeft', shiftKey: true });
  expect(await column('Intake').findByRole('link', { name: 'Zerlina Q.' })).toBeTruthy();
  expect(await screen.findByText('Zerlina Q. is in Intake now')).toBeTruthy();
  const sent = calls.find(({ method }) => method === 'PATCH');
  expect([sent?.headers.get('if-match'), sent?.body]).toEqual(['"3"', { phase: 'intake' }]);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Move Zerlina Q. to another phase');
});

it('puts a client back with the reason when the server refuses', async () => {
  const detail = 'The holistic profile has not been made yet.';
  show({ [patch]: new Answer(409, { status: 409, code: 'phase-not-ready', detail }) });
  fireEvent.keyDown(await screen.findByRole('link', { name: 'Zerlina Q.' }), { key: 'ArrowRight', shiftKey: true });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Zerlina Q. stays in Assessment');
  expect(alert.textContent).toContain(detail);
  expect(await column('Assessment').findByRole('link', { name: 'Zerlina Q.' })).toBeTruthy();
});

it('shows what another member of the team did meanwhile', async () => {
  show({ [patch]: new Answer(412, { status: 412, code: 'changed-elsewhere', detail: 'Changed.', current: inIntake }) });
  fireEvent.keyDown(await screen.findByRole('link', { name: 'Zerlina Q.' }), { key: 'ArrowRight', shiftKey: true });
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else has moved Zerlina Q.');
  expect(await column('Intake').findByRole('link', { name: 'Zerlina Q.' })).toBeTruthy();
});

it('takes a client that is dropped on the phase next to it', async () => {
  const { calls } = show({ [patch]: inIntake });
  const card = (await screen.findByRole('link', { name: 'Zerlina Q.' })).closest('li') as HTMLElement;
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
  };
  fireEvent.dragStart(card, { dataTransfer });
  fireEvent.drop(screen.getByRole('region', { name: 'Intake' }), { dataTransfer });
  await expect.poll(() => calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

it('asks with the filters of the address, and the list keeps them', async () => {
  const { calls } = show({}, '/team-portal/clients?view=list&assigned=no&sort=name&q=zer');
  const row = within(await screen.findByRole('table')).getByRole('row', { name: /Zerlina/ });
  expect(row.textContent).toContain('The holistic profile has not been made yet.');
  const [first] = calls.filter(({ path }) => path.startsWith('/api/team/clients?'));
  expect(first?.path).toBe('/api/team/clients?q=zer&assigned=no&sort=name&limit=30');
});
