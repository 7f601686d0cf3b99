// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { type FillSlot, SlotHost } from '#core/web';
import { type BirthOffsetProps, birthOffset } from '#modules/profile/public';
import type { Answers } from '../../../schemas/answers';
import { IntakePage } from '../../pages/intake-page';

globalThis.scrollTo = () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// The rest of the page is loaded and kept meanwhile, on a machine that does other things too.
configure({ asyncUtilTimeout: 10_000 });

type Asked = Omit<BirthOffsetProps, 'onChoose'>;

const born: Answers = {
  isAdult: true,
  consentAnswers: true,
  firstName: 'Clara',
  lastName: 'Moreau',
  email: 'clara@example.com',
  phone: '+33 1 23 45 67 89',
  dateOfBirth: '1946-08-19',
  birthTime: '08:51',
  birthLocation: 'Hope, Arkansas, United States',
  placeId: '4115181',
  timezone: 'America/Chicago',
};
const receipt = { id: '00000000-0000-4000-8000-000000000001', version: 1, savedAt: '2026-11-22T07:00:00.000Z' };

/** A step with a stand-in for what fills the slot; answers what the slot was asked last. */
const open = async (answers: Answers, step = 2) => {
  let asked: Asked | null = null;
  const host: FillSlot = (slot, props) => {
    if (slot !== birthOffset.id) return null;
    const { onChoose, ...birth } = props as BirthOffsetProps;
    asked = birth;
    return (
      <button type="button" onClick={() => onChoose(-21_600)}>
        Six hours behind
      </button>
    );
  };
  localStorage.setItem('hedo.intake.visitor', JSON.stringify({ answers, version: 0 }));
  const { calls } = renderPage(
    <SlotHost value={host}>
      <IntakePage />
    </SlotHost>,
    {
      at: `/enhanced-intake?step=${step}`,
      user: null,
      api: {
        'GET /api/intake-drafts/me': new Answer(200, null),
        'POST /api/intake-drafts': new Answer(201, receipt),
        'POST /api/create-birth-profile': new Answer(201, { id: receipt.id, status: 'saved' }, { etag: '"2"' }),
      },
    },
  );
  await act(async () => {});
  return { calls, asked: () => asked };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('offers the choice of an offset for a whole birth, and keeps what was chosen', async () => {
  const { calls, asked } = await open(born);
  expect(asked()).toEqual({
    placeId: born.placeId,
    place: born.birthLocation,
    zone: born.timezone,
    date: born.dateOfBirth,
    time: born.birthTime,
    chosen: null,
    disabled: false,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Six hours behind' }));
  expect(asked()?.chosen).toBe(-21_600);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/create-birth-profile')).toBe(true));
  expect(calls.find(({ path }) => path === '/api/create-birth-profile')?.body).toMatchObject({
    offsetSeconds: -21_600,
  });
});

it('forgets the offset when the reading of the clock changes', async () => {
  const { asked } = await open({ ...born, offsetSeconds: -21_600 });
  expect(asked()?.chosen).toBe(-21_600);
  fireEvent.change(screen.getByLabelText(/^Birth time/), { target: { value: '08:52' } });
  expect(asked()).toMatchObject({ time: '08:52', chosen: null });
});

it('asks nothing where the place is only text or the time is unknown', async () => {
  expect((await open({ ...born, placeId: null })).asked()).toBeNull();
  cleanup();
  expect((await open({ ...born, birthTime: null, birthTimeUnknown: true })).asked()).toBeNull();
});

it('reads the chosen offset back before sending, and says nothing of it where none was chosen', async () => {
  await open({ ...born, offsetSeconds: -21_600 }, 16);
  expect(screen.getByText('Clock of your birth, compared with UTC').nextSibling?.textContent).toBe('UTC−06:00');
  cleanup();
  await open(born, 16);
  expect(screen.getByText('Timezone')).toBeTruthy();
  expect(screen.queryByText('Clock of your birth, compared with UTC')).toBeNull();
});
