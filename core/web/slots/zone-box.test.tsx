// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ChosenZoneBox } from './zone-box';

afterEach(cleanup);

const Form = () => {
  const [zone, setZone] = useState('Europe/Berlin');
  return (
    <>
      <ChosenZoneBox value={zone} onChange={setZone} />
      <output>{zone}</output>
    </>
  );
};
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });

it('finds a zone by a part of its name and keeps the last one while another is written', async () => {
  render(<Form />);
  expect(box().value).toBe('Europe/Berlin');
  fireEvent.focus(box());
  write('new yo');
  expect(screen.getByText('Europe/Berlin')).toBeTruthy();
  fireEvent.click(await screen.findByRole('option', { name: 'America/New York' }));
  expect(screen.getByText('America/New_York')).toBeTruthy();
  expect(box().value).toBe('America/New York');
});

it('brings the last zone back when none was chosen', () => {
  render(<Form />);
  write('nowhere');
  expect(box().value).toBe('nowhere');
  fireEvent.blur(box());
  expect(box().value).toBe('Europe/Berlin');
});
