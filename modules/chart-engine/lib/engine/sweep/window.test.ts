import { describe, expect, it } from 'vitest';
import { resolveLocalTime } from '#modules/geo/public-server';
import type { Chart, SweptField } from '../chart';
import { computeChart } from '../compute-chart';
import { ChartInputError } from '../errors';
import type { BirthInput } from '../input';

const vienna = { fullName: 'Mary Lynn', lat: 48.2, lon: 16.37, tz: 'Europe/Vienna' };
const born = (change: Partial<BirthInput>): Chart =>
  computeChart({ ...vienna, birthDate: '1990-05-17', birthTime: null, ...change }, resolveLocalTime);
const windowed = (from: string, to: string, change: Partial<BirthInput> = {}) =>
  born({ birthWindow: { from, to }, ...change });
const minute = 60_000;

/** A clock reading so many minutes after another one of the same day. */
const minutesOn = (time: string, minutes: number) =>
  new Date(Date.parse(`2000-01-01T${time}Z`) + minutes * minute).toISOString().slice(11, 16);

const readingOf: Record<SweptField, (chart: Chart) => string | null> = {
  type: ({ humanDesign }) => humanDesign.type,
  authorityDetail: ({ humanDesign }) => humanDesign.authorityDetail,
  profile: ({ humanDesign }) => humanDesign.profile,
  definition: ({ humanDesign }) => humanDesign.definition,
  incarnationCross: ({ humanDesign }) => humanDesign.incarnationCross,
  sun: ({ westernAstrology }) => westernAstrology.sun,
  moon: ({ westernAstrology }) => westernAstrology.moon,
  rising: ({ westernAstrology }) => westernAstrology.rising,
};

describe('a birth within a window of the clock', () => {
  it('is swept from the first reading to the last', () => {
    const { sweep, precision, timeKnown, utc } = windowed('06:00', '09:00');
    expect(sweep).toMatchObject({
      from: '1990-05-17T04:00:00.000Z',
      to: '1990-05-17T07:00:00.000Z',
      clock: { from: '06:00', to: '09:00' },
    });
    expect([precision.grade, timeKnown, utc]).toEqual(['window', false, null]);
  });

  it('says of random minutes what their own charts say, and of the rest nothing', () => {
    for (const [from, length] of [
      ['06:00', 180],
      ['00:00', 20],
      ['22:05', 114],
    ] as const) {
      const swept = windowed(from, minutesOn(from, length));
      for (let i = 0; i < 25; i++) {
        const time = minutesOn(from, Math.floor(((i * 0.6180339887498949) % 1) * length));
        const chart = born({ birthTime: time });
        const at = Date.parse(chart.utc!);
        for (const field of Object.keys(readingOf) as SweptField[]) {
          const value = readingOf[field](chart);
          const possible = swept.sweep!.possible[field];
          const then = possible.filter(({ intervals }) =>
            // A change is found to the second.
            intervals.some((one) => Date.parse(one.from) - 1000 <= at && at <= Date.parse(one.to) + 1000),
          );
          expect(then.map((one) => one.value)).toContain(value);
          const stated = readingOf[field](swept);
          expect(stated).toBe(possible.length === 1 ? value : null);
        }
        const { gates, channels } = chart.humanDesign;
        expect(gates).toEqual(expect.arrayContaining(swept.sweep!.certainGates));
        expect(channels).toEqual(expect.arrayContaining(swept.sweep!.certainChannels));
        for (const [name, { wholeSignHouse }] of Object.entries(swept.westernAstrology.planets)) {
          if (wholeSignHouse !== null)
            expect(chart.westernAstrology.planets[name]!.wholeSignHouse).toBe(wholeSignHouse);
        }
      }
    }
  });

  it('has shares of the window that sum to one', () => {
    for (const list of Object.values(windowed('03:10', '16:45').sweep!.possible))
      expect(list.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('knows more the narrower it is, and the rising sign where that stays', () => {
    const known = (chart: Chart) => JSON.stringify(chart).split('null').length;
    const widths = [born({}), windowed('06:00', '18:00'), windowed('11:00', '13:00'), windowed('12:00', '12:02')];
    const open = widths.map(known);
    expect(open).toEqual(open.toSorted((a, b) => b - a));
    expect(widths[0]!.westernAstrology.rising).toBeNull();
    expect(widths[3]!.westernAstrology.rising).toBe(born({ birthTime: '12:01' }).westernAstrology.rising);
    expect(widths[3]!.westernAstrology.planets.Saturn!.wholeSignHouse).not.toBeNull();
    expect(widths[3]!.westernAstrology.ascendant).toBeNull();
  });

  it('reaches over both readings where the clock was moved back', () => {
    const { sweep } = windowed('02:15', '02:45', { birthDate: '1990-09-30' });
    expect([sweep!.from, sweep!.to]).toEqual(['1990-09-30T00:15:00.000Z', '1990-09-30T01:45:00.000Z']);
  });
  it.each([
    ['01:30', '03:30', '00:30', '01:30'],
    ['02:50', '03:10', '01:00', '01:10'],
    ['01:45', '02:20', '00:45', '01:00'],
  ])('leaves out of %s to %s what the clock skipped', (from, to, first, last) => {
    const { sweep } = windowed(from, to, { birthDate: '1990-03-25' });
    expect([sweep!.from, sweep!.to]).toEqual([first, last].map((time) => `1990-03-25T${time}:00.000Z`));
  });

  it('is refused where the clock skipped all of it', () => {
    expect(() => windowed('02:10', '02:50', { birthDate: '1990-03-25' })).toThrow(/moved forward over this whole/);
  });

  it('ends before a reading that came twice, not after its second time', () => {
    const { sweep } = windowed('01:00', '02:00', { birthDate: '1990-09-30' });
    expect([sweep!.from, sweep!.to]).toEqual(['1990-09-29T23:00:00.000Z', '1990-09-30T00:00:00.000Z']);
  });

  it('says nothing finer than a line of a body that went on to another part', () => {
    // The Moon passes five bases in these five minutes, and stands in a first one at both ends.
    const moon = windowed('18:49', '18:54', { birthDate: '1904-03-28', tz: 'America/Cayman' }).humanDesign.personality
      .Moon;
    expect(moon.base).toBeNull();
    const halves = ['personality', 'design'] as const;
    for (const [from, minutes] of [
      ['06:00', 5],
      ['12:10', 11],
      ['19:00', 30],
      ['02:30', 60],
    ] as const) {
      const { humanDesign } = windowed(from, minutesOn(from, minutes));
      for (let i = 0; i < minutes * 6; i++) {
        const second = new Date(Date.parse(`2000-01-01T${from}Z`) + i * 10_000).toISOString().slice(11, 19);
        const then = born({ birthTime: second }).humanDesign;
        for (const half of halves) {
          for (const [body, { color, tone, base }] of Object.entries(humanDesign[half])) {
            const sure = { ...(color && { color }), ...(tone && { tone }), ...(base && { base }) };
            expect(then[half][body as 'Sun']).toMatchObject(sure);
          }
        }
      }
    }
  });

  it.each([
    { birthWindow: { from: '09:00', to: '06:00' } },
    { birthWindow: { from: '09:00', to: '09:00' } },
    { birthWindow: { from: '09:00', to: '09:00:00' } },
    { birthWindow: { from: '9:00', to: '10:00' } },
    { birthWindow: { from: '23:00', to: '24:00' } },
    { birthWindow: { from: '23:00', to: '23:59:60' } },
    { birthWindow: { from: 9, to: 10 } as never },
    { birthWindow: { from: '06:00', to: '09:00' }, birthTime: '07:00' },
  ])('is refused as %j', (change) => {
    let code: unknown;
    try {
      born(change);
    } catch (error) {
      code = error instanceof ChartInputError && error.code;
    }
    expect(code).toBe('window-malformed');
  });

  it('is no window when it is null', () => {
    expect(born({ birthWindow: null }).precision.grade).toBe('day');
  });
});
