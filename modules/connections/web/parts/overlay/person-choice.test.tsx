// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import type { Overlay } from '#modules/charts/public';
import { PersonChoice } from './person-choice';

const people = {
  connections: [
    { id: 'c1', state: 'accepted', name: 'Ana R.' },
    { id: 'c2', state: 'invited', name: 'Ben' },
  ],
  past: [],
};
const theirs = { centers: {}, channels: [], personality: { Sun: { gate: 34, line: null } }, design: {} };
const shared = { id: 'c1', name: 'Ana R.', standing: { mine: 'whole', theirs: 'whole' }, theirs };

const Page = ({ first }: { readonly first: string | null }) => {
  const [person, setPerson] = useState(first);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  return (
    <>
      <output>{overlay ? JSON.stringify(overlay) : 'nothing'}</output>
      <PersonChoice person={person} onChoose={setPerson} onOverlay={setOverlay} />
    </>
  );
};
const open = (first: string | null = null, connections: object = people, chart: object = shared) =>
  renderPage(<Page first={first} />, {
    api: { 'GET /api/connections': connections, 'GET /api/connections/c1/chart': chart },
  });
const laidOver = () => screen.getByRole('status').textContent ?? '';

test('offers only people who agreed, and lays the chosen chart over the own one until it is taken away', async () => {
  open();
  const choice = await screen.findByLabelText('Whose chart');
  expect([...choice.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'Choose a person',
    'Ana R.',
  ]);
  expect(laidOver()).toBe('nothing');
  fireEvent.change(choice, { target: { value: 'c1' } });
  await waitFor(() => expect(laidOver()).not.toBe('nothing'));
  expect(JSON.parse(laidOver())).toEqual({
    look: 'person',
    label: 'Ana R.',
    columns: [
      { head: 'Ana R., design', activations: {} },
      { head: 'Ana R., personality', activations: theirs.personality },
    ],
  });
  fireEvent.change(choice, { target: { value: '' } });
  await waitFor(() => expect(laidOver()).toBe('nothing'));
});

test('leads to where people are invited while there is nobody', async () => {
  open(null, { connections: [], past: [] });
  expect((await screen.findByRole('link', { name: 'Invite somebody' })).getAttribute('href')).toBe(
    '/profile/connections',
  );
});

test('says that a chart is not shared any more', async () => {
  open('c1', people, new Answer(404, { status: 404, code: 'not-found', detail: 'gone' }));
  expect(await screen.findByText('This chart is not shared with you, or not any more.')).toBeTruthy();
  expect(laidOver()).toBe('nothing');
});
