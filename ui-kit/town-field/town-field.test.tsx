// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TownField } from './town-field';

afterEach(cleanup);

const towns = [
  { id: '1', label: 'Paris, Île-de-France, France', zone: 'Europe/Paris' },
  { id: '2', label: 'Paris, Texas, United States', zone: 'America/Chicago' },
];

test('offers the towns of one name apart by region and zone, and takes the one that is pressed', () => {
  const chosen = vi.fn();
  render(
    <TownField
      label="Birth place"
      error="Which Paris?"
      value={null}
      onChange={chosen}
      search={async () => []}
      candidates={towns}
      candidatesLabel="Towns of this name"
      credit="GeoNames"
    />,
  );
  const box = screen.getByRole('combobox', { name: 'Birth place' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const list = screen.getByRole('list', { name: 'Towns of this name' });
  expect([...list.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Paris, Île-de-France, FranceEurope/Paris',
    'Paris, Texas, United StatesAmerica/Chicago',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /Texas/ }));
  expect(chosen).toHaveBeenCalledExactlyOnceWith(towns[1]);
});
