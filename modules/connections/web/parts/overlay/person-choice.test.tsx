// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '#core/testing/render';
import type { Overlay } from '#modules/charts/public';
import { PersonChoice } from './person-choice';

const people = {
  connections: [
    { id: 'c1', state: 'accepted', name: 'Ana R.' },
    { id: 'c2', state: 'invited', name: 'Ben' },
  ],
};
const theirs = { personality: { Sun: { gate: 34, line: 6 } }, design: { Sun: { gate: 40, line: 2 } } };
const shared = { id: 'c1', name: 'Ana R.', standing: { mine: 'whole', theirs: 'whole' }, theirs };

const Page = () => {
  const [person, choose] = useState<string | null>(null);
  const [overlay, lay] = useState<Overlay | null>(null);
  return (
    <>
      <output>{overlay?.columns.map(({ head }) => head).join('; ')}</output>
      <PersonChoice person={person} onChoose={choose} onOverlay={lay} />
    </>
  );
};
const open = (connections: object = people) =>
  renderPage(<Page />, { api: { 'GET /api/connections': connections, 'GET /api/connections/c1/chart': shared } });

test('only people who agreed can be chosen, and their chart is handed to the page', async () => {
  open();
  const choice = await screen.findByLabelText('Whose chart');
  expect([...choice.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'Choose a person',
    'Ana R.',
  ]);
  fireEvent.change(choice, { target: { value: 'c1' } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Ana R., design; Ana R., personality'));
});

test('without anybody it leads to where people are invited', async () => {
  open({ connections: [] });
  expect((await screen.findByRole('link', { name: 'Invite somebody' })).getAttribute('href')).toBe(
    '/profile/connections',
  );
});
