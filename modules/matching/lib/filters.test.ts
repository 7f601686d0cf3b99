import { expect, it } from 'vitest';
import type { MatchFilters } from '../schemas/wishes';
import { filtersSet, kilometres, noFilters, type Offered, unmet } from './filters';

const berlin = { latitude: 52.5244, longitude: 13.4105, countryCode: 'DE' };
const potsdam = { latitude: 52.3989, longitude: 13.0657, countryCode: 'DE' };
const one: Offered = {
  languages: ['German'],
  modes: ['online'],
  pricePerHour: 80,
  gender: 'woman',
  ...berlin,
};
const silent: Offered = {
  ...{ languages: [], modes: [], pricePerHour: null, gender: null },
  ...{ countryCode: null, latitude: null, longitude: null },
};
const all: MatchFilters = {
  ...noFilters,
  language: 'german',
  mode: 'online',
  mostPrice: 80,
  gender: 'woman',
  place: { id: '1', km: 40 },
};

it('measures distances over the ground', () => {
  expect(kilometres(berlin, potsdam)).toBeCloseTo(27.3, 0);
  expect(kilometres({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 0);
});

it('lets everybody pass where nothing is asked, and nobody who did not say what is asked', () => {
  expect(filtersSet(noFilters)).toEqual([]);
  expect(unmet(silent, noFilters, null)).toEqual([]);
  expect(unmet(one, all, potsdam)).toEqual([]);
  expect(unmet(silent, all, potsdam)).toEqual(['language', 'mode', 'mostPrice', 'place', 'gender']);
});

it('says which filter is not met', () => {
  expect(unmet(one, { ...all, mostPrice: 79 }, potsdam)).toEqual(['mostPrice']);
  expect(unmet(one, { ...all, place: { id: '1', km: 20 } }, potsdam)).toEqual(['place']);
  expect(unmet(one, { ...all, place: { id: '1', km: null } }, potsdam)).toEqual([]);
  expect(unmet(one, { ...all, place: { id: '1', km: null } }, { ...potsdam, countryCode: 'AT' })).toEqual(['place']);
  expect(unmet(one, all, null)).toEqual(['place']);
});
