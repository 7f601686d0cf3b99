import { describe, expect, it } from 'vitest';
import { chartLine } from './cli-lines';
import { computeChart } from './compute-chart';
import { ChartInputError } from './errors';
import type { BirthInput } from './input';
import { inUtc } from './time/in-utc';

const birth: BirthInput = {
  fullName: 'Mary Lynn',
  birthDate: '1990-05-17',
  birthTime: '08:30',
  lat: 48.2,
  lon: 16.37,
  tz: 'Etc/UTC',
};

const codeOf = (change: object) => {
  try {
    computeChart({ ...birth, ...change }, inUtc);
    return 'charted';
  } catch (error) {
    return error instanceof ChartInputError ? error.code : String(error);
  }
};

describe('a birth that cannot be charted', () => {
  it.each([
    [{ birthDate: '1899-12-31' }, 'date-out-of-range'],
    [{ birthDate: '2051-01-01' }, 'date-out-of-range'],
    [{ birthDate: '1900-02-29' }, 'date-impossible'],
    [{ birthDate: '2023-02-29' }, 'date-impossible'],
    [{ birthDate: '2023-13-01' }, 'date-impossible'],
    [{ birthDate: '2023-04-00' }, 'date-impossible'],
    [{ birthDate: '17.5.1990' }, 'date-malformed'],
    [{ birthDate: 19900517 }, 'date-malformed'],
    [{ birthTime: '24:00' }, 'time-malformed'],
    [{ birthTime: '12:30:60' }, 'time-malformed'],
    [{ birthTime: '8:30' }, 'time-malformed'],
    [{ lat: 90.01 }, 'latitude-invalid'],
    [{ lat: Number.NaN }, 'latitude-invalid'],
    [{ lon: '16' }, 'longitude-invalid'],
    [{ tz: '' }, 'zone-unknown'],
    [{ fullName: 7 }, 'name-invalid'],
  ])('%j is refused as %s', (change, code) => {
    expect(codeOf(change)).toBe(code);
  });

  it.each([
    { birthDate: '1900-01-01', birthTime: '00:00' },
    { birthDate: '2050-12-31', birthTime: '23:59:59' },
    { birthDate: '2000-02-29' },
    { birthDate: '1900-01-01', birthTime: null },
    { birthDate: '2050-12-31', birthTime: null },
    { lat: 90 },
    { lat: -90, lon: -180 },
  ])('%j, at the edge, is charted', (change) => {
    expect(codeOf(change)).toBe('charted');
  });
});

describe('what is not a birth at all', () => {
  it.each([[null], [undefined], ['1990-05-17'], [[]]])('%j is refused', (input) => {
    expect(() => computeChart(input as unknown as BirthInput, inUtc)).toThrow(ChartInputError);
  });

  it.each([
    ['nonsense', 'instant-malformed'],
    ['1899-12-30T00:00:00.000Z', 'instant-out-of-range'],
    ['2051-01-02T00:00:00.000Z', 'instant-out-of-range'],
  ])('an instant by the resolver like %s is refused as %s', (utc, code) => {
    const astray = () => computeChart(birth, () => ({ utc, offsetSeconds: 0, status: 'normal' }));
    expect(astray).toThrow(expect.objectContaining({ code }));
  });
});

describe('a line of the command', () => {
  it('carries the id and the chart in the shape of a vector', () => {
    const { text, ok } = chartLine({ id: 'x1', ...birth }, inUtc);
    expect(ok).toBe(true);
    expect(JSON.parse(text)).toMatchObject({ id: 'x1', utc: '1990-05-17T08:30:00.000Z', localTimeStatus: 'normal' });
  });
  it.each([
    [{ id: 7, ...birth, birthDate: '1850-01-01' }, 7],
    [null, null],
    [{ id: 'z', ...birth, fold: 'first' }, 'z'],
  ])('says what is wrong with %j', (item, id) => {
    const { text, ok } = chartLine(item, inUtc);
    expect(ok).toBe(false);
    expect(JSON.parse(text)).toEqual({ id, error: expect.stringMatching(/\w+/) });
  });
  it('passes on what the zones say of an unknown zone', () => {
    const { text } = chartLine({ id: 1, ...birth }, () => {
      throw new Error('no such zone');
    });
    expect(JSON.parse(text)).toEqual({ id: 1, error: 'no such zone' });
  });
});
