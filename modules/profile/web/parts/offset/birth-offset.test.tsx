// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#core/testing/render';
import { aMomentView } from '../../testing/samples';
import { BirthOffset } from './birth-offset';

const choice = {
  utc: '1946-08-19T13:51:00.000Z',
  rising: 'Virgo',
  risingDegrees: 22.8,
  type: 'Generator',
  profile: '1/3',
};
const uncertain = aMomentView({
  status: 'uncertain',
  zone: 'America/Chicago',
  town: 'Chicago',
  offsetSeconds: -18_000,
  choices: [
    { ...choice, offsetSeconds: -18_000 },
    { ...choice, offsetSeconds: -21_600, rising: 'Libra', risingDegrees: 5.5 },
  ],
});
const hope = {
  placeId: '4115181',
  place: 'Hope, Arkansas, United States',
  zone: 'America/Chicago',
  date: '1946-08-19',
  time: '08:51',
  chosen: null,
  disabled: false,
};
const open = (props: Partial<Parameters<typeof BirthOffset>[0]> = {}, moment = uncertain) => {
  const onChoose = vi.fn();
  const page = renderPage(<BirthOffset {...hope} onChoose={onChoose} {...props} />, {
    user: null,
    api: { 'GET /api/birth-moments': moment },
  });
  return { ...page, onChoose };
};

it('shows a visitor what each offset makes of the chart, and tells the form which one was chosen', async () => {
  const { onChoose, calls } = open();
  const group = within(await screen.findByRole('group', { name: /What did the clock in Hope show/ }));
  expect(calls[0]?.path).toBe('/api/birth-moments?placeId=4115181&date=1946-08-19&time=08%3A51');
  expect(group.getByRole<HTMLInputElement>('radio', { name: /UTC−05:00 \(as Chicago had it\)/ }).checked).toBe(true);
  fireEvent.click(group.getByRole('radio', { name: /UTC−06:00.*Libra rising at 5.5°/ }));
  expect(onChoose).toHaveBeenCalledWith(-21_600);
});

it('draws nothing where the record is the place’s own, and takes back an offset that is not offered there', async () => {
  const { onChoose } = open({ chosen: -21_600 }, aMomentView({ zone: 'America/Chicago' }));
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(null));
  expect(screen.queryByRole('radio')).toBeNull();
});

it('draws nothing for a zone that was corrected by hand', async () => {
  const { calls } = open({ zone: 'America/Denver' });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('radio')).toBeNull();
});
