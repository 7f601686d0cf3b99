import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { type Charts, charts } from '../../public';

let app: TestApp;
let engine: Charts;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile'] });
  engine = app.assembled.ports.one('test', charts);
});
afterAll(() => app.stop());

const input = { birthDate: '1990-05-17', birthTime: '08:31' };

describe('charts of people without a client record', () => {
  it('say every label of a birth whose time and place are known', () => {
    const birth = engine.settle({ ...input, birthLocation: 'Lyon, France' });
    expect(birth.place?.zone).toBe('Europe/Paris');
    const { humanDesign, western } = engine.labelsOf(birth);
    expect([humanDesign.type, humanDesign.profile, western.sun, western.moon, western.rising]).not.toContain(null);
  });

  it('say without a place only what holds anywhere on earth', () => {
    const known = engine.labelsOf(engine.settle({ ...input, birthLocation: 'Lyon, France' }));
    const anywhere = engine.labelsOf(engine.settle(input));
    expect(anywhere.western).toMatchObject({ sun: 'Taurus', rising: null });
    expect(anywhere).toMatchObject({ timeKnown: false, lifePath: known.lifePath, chinese: known.chinese });
    expect(known.humanDesign.gates.length).toBeGreaterThan(anywhere.humanDesign.gates.length);
  });

  it('say more of a window than of the day, with a place and without, and never what another minute contradicts', () => {
    const { birthDate } = input;
    const birthWindow = { from: '08:00', to: '09:00' };
    for (const place of [{ birthLocation: 'Lyon, France' }, {}]) {
      const day = engine.labelsOf(engine.settle({ birthDate, birthTime: null, ...place }));
      const settled = engine.settle({ birthDate, birthTime: null, birthWindow, ...place });
      expect(settled).toMatchObject({ birthTime: null, birthWindow });
      const window = engine.labelsOf(settled);
      expect(window.timeKnown).toBe(false);
      expect(window.humanDesign.gates.length).toBeGreaterThanOrEqual(day.humanDesign.gates.length);
      const minute = engine.labelsOf(engine.settle({ ...input, birthLocation: 'Lyon, France' }));
      expect(minute.humanDesign.gates).toEqual(expect.arrayContaining([...window.humanDesign.gates]));
      for (const name of ['sun', 'moon', 'rising'] as const)
        expect([null, minute.western[name]]).toContain(window.western[name]);
    }
  });

  const hope = { birthDate: '1946-08-19', birthTime: '08:51', placeId: '4115181' };

  it('follow the offset that was chosen where the zone stands for several local practices', () => {
    const rising = (offset: object) => engine.labelsOf(engine.settle({ ...hope, ...offset })).western.rising;
    expect([rising({}), rising({ offsetSeconds: null }), rising({ offsetSeconds: -21_600 })]).toEqual([
      'Virgo',
      'Virgo',
      'Libra',
    ]);
  });

  it.each([
    ['that no clock near the place had', { offsetSeconds: -20_000 }],
    ['of a day since when every clock is on record', { birthDate: '1990-08-19', offsetSeconds: -21_600 }],
    ['without a time', { birthTime: null, offsetSeconds: -21_600 }],
    ['without a place', { placeId: undefined, offsetSeconds: -21_600 }],
  ])('refuse an offset %s', (_, wrong) =>
    expect(() => engine.settle({ ...hope, ...wrong } as typeof hope)).toThrowError(
      expect.objectContaining({
        status: 422,
        more: { fields: [expect.objectContaining({ path: 'offsetSeconds' })] },
      }),
    ),
  );

  it.each([
    ['birthDate', { birthDate: '2023-02-30' }],
    ['birthDate', { birthDate: '2999-01-01' }],
    ['birthTime', { birthTimeUnknown: true }],
    ['birthWindow', { birthWindow: { from: '06:00', to: '09:00' } }],
    ['birthLocation', { birthLocation: 'Nowhere at all' }],
    ['placeId', { placeId: '1' }],
  ])('refuse a wrong %s', (path, wrong) =>
    expect(() => engine.settle({ ...input, ...wrong })).toThrowError(
      expect.objectContaining({ status: 422, more: { fields: [expect.objectContaining({ path })] } }),
    ),
  );
});
