import { afterEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '#core/contract/errors';
import { openPlaces } from '#modules/geo/public-server';
import type { ClientInput } from '../schemas/client';
import { aBirth, places as ids } from '../testing/factory';
import { momentOf, settleBirth } from './birth';

const places = openPlaces();
afterEach(() => vi.useRealTimers());

const settle = (overrides: Partial<ClientInput>) => settleBirth(places, aBirth(overrides));
const text = (birthLocation: string, overrides: Partial<ClientInput> = {}): ClientInput => {
  const { placeId: _, ...rest } = aBirth(overrides);
  return { ...rest, birthLocation };
};
/** The refusal of an input. */
const refusal = (input: ClientInput): Problem => {
  try {
    settleBirth(places, input);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};
const fieldOf = (problem: Problem) => problem.more.fields?.[0];

describe('the date of a birth', () => {
  it.each([
    ['1899-12-31', 'Births from 1900 to 2050 can be charted; 1899 lies outside.'],
    ['2051-01-01', 'Births from 1900 to 2050 can be charted; 2051 lies outside.'],
    ['2049-06-01', 'The date of birth lies in the future.'],
    ['2023-02-29', 'There is no 2023-02-29.'],
    ['1990-04-31', 'There is no 1990-04-31.'],
    ['1990-13-01', 'There is no 1990-13-01.'],
    ['1990-00-10', 'There is no 1990-00-10.'],
  ])('refuses %s with words that help', (birthDate, message) => {
    const problem = refusal(aBirth({ birthDate }));
    expect(problem.status).toBe(422);
    expect(fieldOf(problem)).toEqual({ path: 'birthDate', message });
  });

  it('takes 29 February of a leap year, and the first day that can be charted', () => {
    expect(settle({ birthDate: '2000-02-29' }).birthDate).toBe('2000-02-29');
    expect(settle({ birthDate: '1900-01-01' }).birthDate).toBe('1900-01-01');
  });

  it('knows the future by the clock of the place, not by that of the server', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:30:00Z') });
    const born = { birthDate: '2026-06-16', birthTime: '00:10' };
    expect(settle({ ...born, placeId: ids.auckland }).birthDate).toBe('2026-06-16');
    expect(fieldOf(refusal(aBirth({ ...born, placeId: ids.berlin })))?.path).toBe('birthDate');
    const later = refusal(aBirth({ ...born, birthTime: '00:40', placeId: ids.auckland }));
    expect(fieldOf(later)).toEqual({ path: 'birthTime', message: 'The time of birth lies in the future.' });
  });
});

describe('the time of a birth', () => {
  it('may be unknown, and then no instant stands for it', () => {
    const birth = settle({ birthTime: null, birthTimeUnknown: true });
    expect(birth.birthTime).toBeNull();
    expect(momentOf(birth)).toBeNull();
  });

  it('is either given or unknown', () => {
    expect(refusal(aBirth({ birthTime: '10:00', birthTimeUnknown: true })).status).toBe(422);
  });

  it('may be known roughly, and then the window is kept and no instant stands for it', () => {
    const birthWindow = { from: '06:00', to: '09:00' };
    const birth = settle({ birthTime: null, birthTimeUnknown: true, birthWindow });
    expect([birth.birthTime, birth.birthWindow, momentOf(birth)]).toEqual([null, birthWindow, null]);
  });

  it('keeps no word of a window where none was given, as rows from before there were windows', () => {
    for (const birthWindow of [undefined, null])
      expect(
        JSON.stringify(settle({ birthTime: null, ...(birthWindow === null ? { birthWindow } : {}) })),
      ).not.toContain('birthWindow');
  });

  it.each([
    ['ends before it begins', { birthTime: null, birthWindow: { from: '09:00', to: '06:00' } }],
    ['stands beside a time', { birthTime: '07:00', birthWindow: { from: '06:00', to: '09:00' } }],
    [
      'lies in an hour that the clock skipped',
      { birthDate: '1987-04-05', birthTime: null, birthWindow: { from: '02:10', to: '02:50' }, placeId: ids.newYork },
    ],
  ])('refuses a window that %s', (_, wrong) => {
    expect(fieldOf(refusal(aBirth(wrong)))?.path).toBe('birthWindow');
  });

  it('refuses a day that the calendar of the place skipped, when its time is unknown', () => {
    const apia = text('Apia, Samoa', { birthDate: '2011-12-30', birthTime: null });
    expect(fieldOf(refusal(apia))?.path).toBe('birthDate');
  });

  it('moves forward where the clock skipped it, and says so', () => {
    const moment = momentOf(settle({ birthDate: '1987-04-05', birthTime: '02:30', placeId: ids.newYork }));
    expect(moment).toMatchObject({
      status: 'gap',
      shiftedTo: '1987-04-05T03:30:00',
      offsetSeconds: -14_400,
      utc: '1987-04-05T07:30:00.000Z',
    });
  });

  it('offers both instants where the clock showed it twice, and takes the earlier by default', () => {
    const twice = { birthDate: '1987-10-25', birthTime: '01:30', placeId: ids.newYork };
    const [first, second] = [settle(twice), settle({ ...twice, fold: 'later' })];
    expect([first.fold, second.fold]).toEqual(['earlier', 'later']);
    expect(momentOf(first)).toMatchObject({ status: 'overlap', utc: '1987-10-25T05:30:00.000Z' });
    expect(momentOf(second)).toMatchObject({ status: 'overlap', utc: '1987-10-25T06:30:00.000Z' });
    expect(momentOf(first)?.alternatives.map(({ offsetSeconds }) => offsetSeconds)).toEqual([-14_400, -18_000]);
  });

  it('keeps no choice where there was none', () => {
    expect(settle({ fold: 'later' }).fold).toBeNull();
    expect(settle({ birthDate: '1970-01-02', offsetSeconds: -14_400 })).not.toHaveProperty('offsetSeconds');
    expect(settle({ birthTime: null, offsetSeconds: -14_400 })).not.toHaveProperty('offsetSeconds');
  });

  it('is read at the offset the person chose, where the record of the zone is that of another town', () => {
    const birth = settle({ offsetSeconds: -14_400 });
    expect(birth.offsetSeconds).toBe(-14_400);
    expect(momentOf(birth)).toMatchObject({ status: 'chosen', utc: '1948-04-09T04:05:00.000Z', town: 'Toronto' });
  });

  it('refuses an offset that no clock near there can have had', () => {
    const far = {
      path: 'offsetSeconds',
      message: 'No clock near there was that far from UTC. Choose one of the offsets.',
    };
    expect(fieldOf(refusal(aBirth({ offsetSeconds: 0 })))).toEqual(far);
  });
});

describe('the place of a birth', () => {
  it('is settled by its id, whatever the text says', () => {
    const birth = settle({ placeId: ids.montreal, birthLocation: 'Berlin' });
    expect(birth.place).toMatchObject({ zone: 'America/Toronto', label: 'Montréal, Quebec, Canada' });
  });

  it('is resolved from plain text when one place is meant', () => {
    expect(settleBirth(places, text('Montreal, Canada')).place.placeId).toBe(ids.montreal);
  });

  it('is asked back with candidates when several are meant', () => {
    const problem = refusal(text('Springfield'));
    expect([problem.status, problem.code]).toEqual([422, 'place-ambiguous']);
    const candidates = problem.more.members?.candidates as { label: string }[];
    expect(candidates.length).toBeGreaterThan(3);
    expect(new Set(candidates.map(({ label }) => label)).size).toBe(candidates.length);
  });

  it.each([['Zzyzzxville-on-Nowhere', 'This place was not found. Try the nearest town, or add the country.']])(
    'refuses %s',
    (name, message) => {
      expect(fieldOf(refusal(text(name)))).toEqual({ path: 'birthLocation', message });
    },
  );

  it('refuses an id that no place has', () => {
    expect(fieldOf(refusal(aBirth({ placeId: '999999999999' })))?.path).toBe('placeId');
  });
});
