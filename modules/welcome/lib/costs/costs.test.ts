import { describe, expect, it } from 'vitest';
import { lengths, prices, retreatDays } from '../../schemas/values';
import { countWeeks, readFigures, toStageFields } from '../journey-figures';
import { type Band, bands, coverOf as coverWith, reachOf } from './bands';
import { costs as costsWith, type LineId } from './costs';
import { firstPlan, fullJourney, most, type Plan } from './plan';

const costs = (plan: Plan) => costsWith(plan, prices);
const coverOf = (band: Band) => coverWith(band, prices);
const nothing: Plan = { ...fullJourney, assessment: false, retreat: false, integration: false };
const going: Plan = { ...nothing, retreat: true };
const line = (plan: Plan, id: LineId) => {
  const { stages, extras } = costs(plan);
  const found = [...stages.lines, ...extras.lines].find((one) => one.id === id);
  return found && [found.from, found.to];
};

describe('the prices', () => {
  it('are the specified ones, every one of them', () => {
    expect(prices).toEqual({
      intake: { from: 0, to: 0 },
      assessment: { from: 2500, to: 2500 },
      retreat: { from: 18000, to: 35000 },
      integration: { from: 3000, to: 3000 },
      aftercare: 1200,
      clearance: 200,
      psychological: 400,
      insurance: 150,
      sessionDay: 500,
      treatment: 200,
      reserve: 1000,
      weekly: 200,
      monthly: 100,
      monthlyMore: 300,
    });
    expect(lengths).toEqual({
      intake: { from: 1, to: 2 },
      assessment: { from: 3, to: 4 },
      retreat: { from: 5, to: 10 },
      integration: { from: 8, to: 8 },
    });
    expect(retreatDays).toEqual([5, 7, 10]);
    // What the studio begins with, once it went through minor units and back.
    expect(readFigures(toStageFields)).toEqual({ prices, lengths });
    expect(bands.map(({ least, most: end }) => [least, end])).toEqual([
      [10000, 15000],
      [15000, 25000],
      [25000, 50000],
      [50000, null],
    ]);
  });

  it('last as long as the stages added up', () => {
    expect(countWeeks(lengths)).toEqual({ from: 13, to: 15 });
  });
});

describe('costs', () => {
  it('of a full journey are 23,500 at least and 40,500 at most', () => {
    expect(costs(fullJourney).total).toEqual({ from: 23500, to: 40500 });
  });

  it('of the first plan are 1,750 more', () => {
    expect(costs(firstPlan).total).toEqual({ from: 25250, to: 42250 });
    expect(costs(firstPlan).stages.sum).toEqual({ from: 23500, to: 40500 });
  });

  it('of the intake alone are nothing', () => {
    expect(costs(nothing)).toEqual({
      stages: { lines: [{ id: 'intake', from: 0, to: 0, start: 0 }], sum: { from: 0, to: 0 } },
      extras: { lines: [], sum: { from: 0, to: 0 } },
      total: { from: 0, to: 0 },
    });
  });

  it.each<[Partial<Plan>, LineId, number, number]>([
    [{ assessment: true }, 'assessment', 2500, 2500],
    [{ retreat: true }, 'retreat', 18000, 35000],
    [{ integration: true }, 'integration', 3000, 3000],
    [{ aftercare: 1 }, 'aftercare', 1200, 1200],
    [{ aftercare: 12 }, 'aftercare', 14400, 14400],
    [{ retreat: true, clearance: true }, 'before', 200, 200],
    [{ retreat: true, psychological: true }, 'before', 400, 400],
    [{ retreat: true, insurance: true }, 'before', 150, 150],
    [{ retreat: true, reserve: true }, 'reserve', 1000, 1000],
    [{ retreat: true, days: 5, sessionDays: 5 }, 'sessions', 2500, 2500],
    [{ retreat: true, days: 7, sessionDays: 1 }, 'sessions', 500, 500],
    [{ retreat: true, days: 10, sessionDays: 10 }, 'sessions', 5000, 5000],
    [{ retreat: true, treatments: 3 }, 'treatments', 600, 600],
    [{ weekly: 4 }, 'after', 800, 800],
    [{ monthly: 2 }, 'after', 200, 200],
    [{ monthlyMore: 2 }, 'after', 600, 600],
    [{ weekly: 1, monthly: 1, monthlyMore: 1 }, 'after', 600, 600],
  ])('of %j have the line %s from %i to %i', (choice, id, from, to) => {
    expect(line({ ...nothing, ...choice }, id)).toEqual([from, to]);
  });

  it('lay the lines end to end at their lowest', () => {
    const { stages, extras } = costs(firstPlan);
    expect([...stages.lines, ...extras.lines].map(({ id, start }) => [id, start])).toEqual([
      ['intake', 0],
      ['assessment', 0],
      ['retreat', 2500],
      ['integration', 20500],
      ['before', 23500],
      ['reserve', 24250],
    ]);
  });

  it('count what belongs to a retreat only with one', () => {
    const plan = { ...firstPlan, retreat: false, sessionDays: 3, treatments: 3 };
    expect(costs(plan).total).toEqual({ from: 5500, to: 5500 });
  });

  it('count no more session days than the retreat has, and nothing beyond a bound', () => {
    expect(line({ ...going, days: 5, sessionDays: 7 }, 'sessions')).toEqual([2500, 2500]);
    expect(line({ ...going, treatments: most.treatments + 1 }, 'treatments')).toEqual([4000, 4000]);
    expect(line({ ...going, treatments: -1 }, 'treatments')).toBeUndefined();
    expect(line({ ...going, treatments: Number.NaN }, 'treatments')).toBeUndefined();
    expect(line({ ...going, treatments: 2.9 }, 'treatments')).toEqual([400, 400]);
  });
});

describe('a budget', () => {
  it('covers what its end pays for: the first no full journey, the second one at its lowest price', () => {
    expect(bands.map((band) => coverOf(band))).toEqual([
      { journey: { kind: 'short', difference: 8500 }, extras: false, months: 7 },
      { journey: { kind: 'lowest', difference: 1500 }, extras: false, months: 0 },
      { journey: { kind: 'whole', difference: 9500 }, extras: true, months: 6 },
      { journey: { kind: 'whole', difference: 9500 }, extras: true, months: 6 },
    ]);
  });

  it('is compared with a plan at its very edge', () => {
    const [first, second, , last] = bands;
    expect(reachOf(first, { from: 15000, to: 15001 })).toEqual({ kind: 'lowest', difference: 0 });
    expect(reachOf(first, { from: 15001, to: 15001 })).toEqual({ kind: 'short', difference: 1 });
    expect(reachOf(second, { from: 25250, to: 42250 })).toEqual({ kind: 'short', difference: 250 });
    expect(reachOf(last, { from: 50001, to: 60000 })).toEqual({ kind: 'open', difference: 0 });
  });
});
