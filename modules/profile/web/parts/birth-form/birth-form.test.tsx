// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Answer, type RenderOptions, renderPage } from '#core/testing/render';
import { user } from '#core/testing/user';
import type { ClientView } from '../../../schemas/client';
import { aClientView, aMomentView, montreal } from '../../testing/samples';
import { BirthForm } from './birth-form';

const saved = vi.fn();
const server = (more: RenderOptions['api'] = {}): RenderOptions => ({
  api: {
    'GET /api/places': [montreal],
    'GET /api/birth-moments': aMomentView(),
    'POST /api/clients': new Answer(201, aClientView()),
    ...more,
  },
});
const open = (more?: RenderOptions['api'], client: ClientView | null = null) => {
  saved.mockClear();
  return renderPage(<BirthForm client={client} onSaved={saved} />, server(more));
};
const typeDate = async (year: string, month: string, day: string) => {
  const date = within(screen.getByRole('group', { name: 'Date of birth' }));
  for (const [label, value] of [
    ['Year', year],
    ['Month', month],
    ['Day', day],
  ] as const) {
    await user.type(date.getByLabelText(label), value);
  }
};
const time = () => screen.getByLabelText('Time of birth');
const place = () => screen.getByRole('combobox', { name: 'Place of birth' });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Profile' });
const choosePlace = async () => {
  await user.type(place(), 'montr');
  await user.click(await screen.findByRole('option', { name: /Montréal, Quebec, Canada/ }));
};
const sent = (calls: readonly { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

test('cannot be saved until date and place are filled, and says why', async () => {
  open();
  expect(save().disabled).toBe(true);
  expect(screen.getByText('To save, fill in the date of birth and the place of birth.')).toBeTruthy();
  await typeDate('1948', '4', '9');
  expect(save().disabled).toBe(true);
  expect(screen.getByText('To save, fill in the place of birth.')).toBeTruthy();
  await choosePlace();
  expect(save().disabled).toBe(false);
});

test('shows place, zone and offset before saving, then sends the date as it was typed', async () => {
  const { calls } = open();
  await typeDate('1948', '4', '9');
  await user.type(time(), '0:05');
  await choosePlace();
  const line = await screen.findByText(/America\/Toronto\s·\sUTC−05:00/);
  expect(line.textContent?.replace(/\s/g, ' ')).toBe('Montréal, Quebec, Canada · America/Toronto · UTC−05:00');
  await user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(sent(calls)).toEqual([
    [
      'POST',
      '/api/clients',
      {
        birthDate: '1948-04-09',
        birthTime: '00:05',
        birthTimeUnknown: false,
        birthLocation: montreal.label,
        placeId: montreal.id,
        nameAtBirth: '',
      },
    ],
  ]);
});

test('asks for a time or for the word that it is not known', async () => {
  const { calls } = open();
  await typeDate('1948', '4', '9');
  await choosePlace();
  await user.click(save());
  const message = 'Enter the time of birth, or say that you know it roughly or not at all.';
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(sent(calls)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: "I don't know" }));
  expect(screen.getByText(/the whole of 9 April 1948/)).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(sent(calls)[0]?.[2]).toMatchObject({ birthTime: null, birthTimeUnknown: true });
});

test('takes a time that is known roughly, and says at its place what is wrong with it', async () => {
  const { calls } = open();
  await typeDate('1948', '4', '9');
  await choosePlace();
  await user.click(screen.getByRole('radio', { name: 'Roughly' }));
  expect(screen.queryByLabelText('Time of birth')).toBeNull();
  await user.click(save());
  expect(await screen.findAllByText('Enter both times, or say that you do not know the hour.')).not.toHaveLength(0);
  const window = within(screen.getByRole('group', { name: 'Born between' }));
  await user.type(window.getByLabelText('Not before'), '9');
  await user.type(window.getByLabelText('Not after'), '6:00');
  await user.click(save());
  expect(await screen.findAllByText('The second time must be later than the first, on the same day.')).not.toHaveLength(
    0,
  );
  expect(sent(calls)).toEqual([]);
  await user.type(window.getByLabelText('Not before'), '3 am');
  expect(screen.getByText(/03:00 to 06:00 on 9 April 1948/)).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(sent(calls)[0]?.[2]).toMatchObject({
    birthTime: null,
    birthTimeUnknown: true,
    birthWindow: { from: '03:00', to: '06:00' },
  });
});

test('shows a stored window, and drops it when the time is found', async () => {
  const rough = aClientView({ birthTime: null, birthTimeUnknown: true, birthWindow: { from: '06:00', to: '09:00' } });
  const { calls } = open({ 'PATCH /api/clients/me': aClientView({ version: 2 }) }, rough);
  expect(screen.getByLabelText<HTMLInputElement>('Not before').value).toBe('06:00');
  await user.click(screen.getByRole('radio', { name: 'I know it' }));
  await user.type(time(), '7:12');
  await user.click(screen.getByRole('button', { name: 'Save birth data' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const body = sent(calls)[0]?.[2];
  expect(body).toMatchObject({ birthTime: '07:12', birthTimeUnknown: false });
  expect(body).not.toHaveProperty('birthWindow');
});

test('refuses a date that is not in the calendar without asking the server', async () => {
  const { calls } = open();
  await typeDate('2023', '2', '29');
  await user.type(time(), '10:00');
  await choosePlace();
  await user.click(save());
  expect(await screen.findAllByText('This date is not in the calendar. Check day, month and year.')).toHaveLength(2);
  expect(document.activeElement?.textContent).toContain('There is a problem');
  expect(sent(calls)).toEqual([]);
});

test('explains a time that the clock skipped', async () => {
  open({
    'GET /api/birth-moments': aMomentView({ status: 'gap', shiftedTo: '1987-04-05T03:30:00', offsetSeconds: -14_400 }),
  });
  await typeDate('1987', '4', '5');
  await user.type(time(), '2:30');
  await choosePlace();
  expect(await screen.findByText(/02:30 was never shown there. We take it as 03:30/)).toBeTruthy();
});

test('lets the person choose between two instants of one clock reading', async () => {
  const alternatives = [
    { fold: 'earlier' as const, utc: '1987-10-25T05:30:00.000Z', offsetSeconds: -14_400 },
    { fold: 'later' as const, utc: '1987-10-25T06:30:00.000Z', offsetSeconds: -18_000 },
  ];
  const { calls } = open({ 'GET /api/birth-moments': aMomentView({ status: 'overlap', alternatives }) });
  await typeDate('1987', '10', '25');
  await user.type(time(), '1:30');
  await choosePlace();
  const first = await screen.findByRole<HTMLInputElement>('radio', { name: 'The first time (UTC−04:00)' });
  expect(first.checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'The second time (UTC−05:00)' }));
  await screen.findByRole('radio', { name: 'The second time (UTC−05:00)', checked: true });
  await user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(sent(calls)[0]?.[2]).toMatchObject({ fold: 'later' });
});

test('offers the places of an ambiguous name and keeps what was typed', async () => {
  const other = { id: '2', label: 'Springfield, Ohio, United States', zone: 'America/New_York' };
  let tries = 0;
  const message = 'Several places have this name. Choose one.';
  const { calls } = open({
    'GET /api/places': [],
    'POST /api/clients': () => {
      tries += 1;
      if (tries > 1) return new Answer(201, aClientView());
      const fields = [{ path: 'birthLocation', message }];
      return new Answer(422, { status: 422, code: 'place-ambiguous', detail: message, fields, candidates: [other] });
    },
  });
  await typeDate('1990', '5', '17');
  await user.type(time(), '8:30');
  await user.type(place(), 'Springfield');
  await user.click(save());
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(saved).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /Springfield, Ohio/ }));
  await user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(sent(calls)[1]?.[2]).toMatchObject({ placeId: '2', birthDate: '1990-05-17', birthTime: '08:30' });
});

test('puts what the server refuses at its field', async () => {
  const message = 'The date of birth lies in the future.';
  open({
    'POST /api/clients': new Answer(422, {
      status: 422,
      code: 'invalid',
      detail: message,
      fields: [{ path: 'birthDate', message }],
    }),
  });
  await typeDate('2049', '1', '1');
  await user.click(screen.getByRole('radio', { name: "I don't know" }));
  await choosePlace();
  await user.click(save());
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(screen.getByLabelText('Year').getAttribute('aria-invalid')).toBe('true');
  await typeDate('1949', '1', '1');
  expect(screen.getByLabelText('Year').getAttribute('aria-invalid')).toBeNull();
});

test('changes the version it read, and shows what another window stored', async () => {
  const current = aClientView({ version: 5, birthTime: '03:00' });
  const { calls } = open(
    {
      'PATCH /api/clients/me': (call: { headers: Headers }) =>
        call.headers.get('if-match') === '"5"'
          ? aClientView({ version: 6 })
          : new Answer(412, { status: 412, code: 'changed-elsewhere', detail: 'Changed elsewhere.', current }),
    },
    aClientView({ version: 4 }),
  );
  expect(screen.getByText(/your chart is computed again/)).toBeTruthy();
  await user.type(time(), '0:06');
  await user.click(screen.getByRole('button', { name: 'Save birth data' }));
  expect(await screen.findByText(/Stored now: 9 April 1948, 03:00, Montréal/)).toBeTruthy();
  expect((time() as HTMLInputElement).value).toBe('00:06');
  await user.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const patches = calls.filter(({ method }) => method === 'PATCH');
  expect(patches.map(({ headers }) => headers.get('if-match'))).toEqual(['"4"', '"5"']);
});

const choices = [
  {
    offsetSeconds: -18_000,
    utc: '1946-08-19T13:51:00.000Z',
    rising: 'Virgo',
    risingDegrees: 22.8,
    type: 'Generator',
    profile: '1/3',
  },
  {
    offsetSeconds: -21_600,
    utc: '1946-08-19T14:51:00.000Z',
    rising: 'Libra',
    risingDegrees: 5.5,
    type: 'Generator',
    profile: '1/4',
  },
];

test('says where the record of clocks is that of another town, and what each offset changes, before saving', async () => {
  const { calls } = open({
    'GET /api/birth-moments': aMomentView({ status: 'uncertain', town: 'Toronto', choices }),
  });
  await typeDate('1948', '4', '9');
  await user.type(time(), '0:05');
  await choosePlace();
  const clock = within(await screen.findByRole('group', { name: /What did the clock in Montréal show/ }));
  expect(screen.getByText(/the public record of this time zone is that of Toronto/)).toBeTruthy();
  const recorded = clock.getByRole<HTMLInputElement>('radio', {
    name: /UTC−05:00 \(as Toronto had it\).*Virgo rising at 22.8°/,
  });
  expect(recorded.checked).toBe(true);
  await user.click(clock.getByRole('radio', { name: /UTC−06:00.*Libra rising at 5.5°, Generator, profile 1\/4/ }));
  expect(screen.getByText(/America\/Toronto\s·\sUTC−06:00/)).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(sent(calls)[0]?.[2]).toMatchObject({ offsetSeconds: -21_600 });
});

test('forgets the chosen offset when the reading changes', async () => {
  const { calls } = open({
    'GET /api/birth-moments': aMomentView({ status: 'uncertain', town: 'Toronto', choices }),
  });
  await typeDate('1948', '4', '9');
  await user.type(time(), '0:05');
  await choosePlace();
  await user.click(await screen.findByRole('radio', { name: /UTC−06:00/ }));
  await user.type(time(), '0:15');
  await user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(sent(calls)[0]?.[2]).not.toHaveProperty('offsetSeconds');
});
