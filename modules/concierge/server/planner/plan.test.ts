import { describe, expect, it } from 'vitest';
import type { PlanView } from '../../schemas/trip';
import { generateOffers } from '../offers/generate';
import { nineOffers } from '../offers/samples';
import { planDays } from './plan';
import type { Candidate, Trip } from './trip';

const candidate = (offer: (typeof nineOffers)[number]): Candidate => ({
  ...offer,
  distance: 1000,
  sample: true,
  language: 'en' as const,
  translated: null,
});
const nine = nineOffers.map(candidate);
const bigSur = { latitude: 36.27, longitude: -121.81 };
/** A thousand offers in one place. */
const thousand = generateOffers(1000).map((offer) => candidate({ ...offer, ...bigSur }));
const aTrip = (overrides: Partial<Trip> = {}): Trip => ({
  destination: 'Big Sur, California',
  zone: 'America/Los_Angeles',
  middle: bigSur,
  checkIn: '2027-03-12',
  checkOut: '2027-03-17',
  guests: 2,
  budget: '25k-50k',
  diet: [],
  from: 'San Francisco, California',
  selected: new Set(),
  ...overrides,
});
const times = (flight: Candidate) => ({
  start: flight.departs ?? 0,
  end: (flight.departs ?? 0) + (flight.minutes ?? 0),
});
const plan = (overrides: Partial<Trip> = {}, offers = nine): PlanView => planDays(aTrip(overrides), offers, times);
const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const entries = (view: PlanView) => view.days.flatMap((day) => day.entries);

describe('a plan', () => {
  it('has a day for each date, the way there first and the way back last', () => {
    const { days } = plan();
    expect(days.map(({ date }) => date)).toEqual(['12', '13', '14', '15', '16', '17'].map((day) => `2027-03-${day}`));
    expect(days[0]?.entries[0]).toMatchObject({ kind: 'flight', start: '09:40', end: '10:45' });
    expect(days.at(-1)?.entries.at(-1)).toMatchObject({ kind: 'flight' });
  });

  it('never lets two things overlap, leaves time for the way, and rests every day in between', () => {
    for (const { day, entries: list } of plan({ checkOut: '2027-03-26' }, thousand).days) {
      for (let index = 1; index < list.length; index += 1) {
        const [before, now] = [list[index - 1], list[index]];
        if (before && now)
          expect(minutes(now.start), `day ${day}`).toBeGreaterThanOrEqual(minutes(before.end) + now.travel);
      }
      if (day > 1 && day < 15) expect(list.some(({ kind }) => kind === 'rest')).toBe(true);
    }
  });

  it('eats only where and when a kitchen is open, and never at one that is booked', () => {
    const byId = new Map(nine.map((offer) => [offer.id, offer]));
    const meals = entries(plan()).filter(({ kind }) => kind === 'restaurant');
    expect(meals.length).toBeGreaterThan(3);
    for (const { offerId, start, end } of meals) {
      const offer = byId.get(offerId ?? '');
      expect(offer?.availability).not.toBe('booked');
      expect(minutes(start)).toBeGreaterThanOrEqual(offer?.opens ?? 1440);
      expect(minutes(end)).toBeLessThanOrEqual(offer?.closes ?? 0);
    }
  });

  it('gives every entry a reason', () => {
    for (const { reason } of entries(plan())) expect(reason).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('uses what was chosen and says so', () => {
    const all = entries(plan({ selected: new Set(['hotel-tehama-house', 'dining-sea-ranch-kitchen']) }));
    expect(all.find(({ kind }) => kind === 'hotel')).toMatchObject({ offerId: 'hotel-tehama-house', selected: true });
    expect(
      all.some(({ offerId, reason }) => offerId === 'dining-sea-ranch-kitchen' && reason.startsWith('You chose it.')),
    ).toBe(true);
  });

  it('keeps to the diet, and says when nobody cooks it', () => {
    const vegan = entries(plan({ diet: ['Vegan', 'Gluten-Free'] })).filter(({ kind }) => kind === 'restaurant');
    expect(new Set(vegan.map(({ offerId }) => offerId))).toEqual(new Set(['dining-hearth-and-field']));
    expect(vegan[0]?.reason).toContain('Serves Vegan, Gluten-Free');
    const none = plan({ diet: ['Paleo'] });
    expect(entries(none).some(({ kind }) => kind === 'restaurant')).toBe(false);
    expect(none.notes.join(' ')).toContain('that fits your diet');
  });

  it('calculates in whole cents what is known and counts what has to be asked for', () => {
    const { estimate, notes } = plan({ selected: new Set(['car-valley-shuttle']) });
    expect(estimate.total?.currency).toBe('USD');
    expect(Number.isInteger(estimate.total?.minor)).toBe(true);
    expect(estimate.unknown).toBe(1);
    expect(estimate.budget).toBe('below');
    expect(notes).toContain('One price has to be asked for and is not in the sum.');
  });

  it('takes the cheaper house when the best does not fit the budget', () => {
    const long = { checkOut: '2027-04-01', guests: 6, budget: '10k-25k' } as const;
    expect(entries(plan(long)).find(({ kind }) => kind === 'hotel')?.offerId).toBe('hotel-tehama-house');
    expect(entries(plan()).find(({ kind }) => kind === 'hotel')?.offerId).toBe('hotel-cliff-house');
  });

  it('says what is missing where nothing is offered', () => {
    const view = planDays(aTrip({ middle: null, zone: null }), [], times);
    expect(view.days).toHaveLength(6);
    expect(view.notes.join(' ')).toMatch(/We could not locate.*no place to stay.*no flight from San Francisco/);
    expect(view.estimate).toEqual({ total: null, unknown: 0, budget: null });
  });

  it('lets whoever flies through the night arrive on the second day', () => {
    const { days } = planDays(aTrip(), nine, () => ({ start: 1200, end: 1900 }));
    expect(days[0]?.entries).toHaveLength(1);
    expect(days[0]?.entries[0]?.reason).toContain('Lands the next day.');
    expect(minutes(days[1]?.entries[0]?.start ?? '')).toBeGreaterThanOrEqual(1900 - 1440);
  });

  it('asks the diet before the price, and says of each meal what a kitchen leaves out', () => {
    // For six, the one kitchen that serves all of it is dear; one that serves half of it would be cheaper.
    const cheap = candidate({
      ...(nineOffers.find(({ id }) => id === 'dining-sea-ranch-kitchen') as (typeof nineOffers)[number]),
      id: 'half',
      availability: 'available',
      dietaryOptions: ['Gluten-Free'],
      price: { minor: 2000, currency: 'USD', per: 'person' },
      opens: 690,
      closes: 1320,
    });
    const view = plan({ diet: ['Vegan', 'Gluten-Free'], guests: 6, checkOut: '2027-03-19' }, [...nine, cheap]);
    const meals = entries(view).filter(({ kind }) => kind === 'restaurant');
    const dinners = meals.filter(({ start }) => start >= '17:00');
    expect(new Set(dinners.map(({ offerId }) => offerId))).toEqual(new Set(['dining-hearth-and-field']));
    const partly = meals.filter(({ offerId }) => offerId === 'half').length;
    expect(partly).toBeGreaterThan(1);
    expect(view.notes.join(' ')).toContain(`${partly} meals are at a kitchen that serves only a part of your diet.`);
  });

  it('does not eat at the same table every day while others are open and the budget allows', () => {
    const view = plan({ checkOut: '2027-03-25', guests: 3 }, thousand);
    const tables = entries(view).filter(({ kind }) => kind === 'restaurant');
    expect(new Set(tables.map(({ offerId }) => offerId)).size).toBe(tables.length);
    expect(view.estimate.budget).not.toBe('above');
  });

  const kitchen = (id: string, more: Partial<(typeof nineOffers)[number]> = {}): Candidate =>
    candidate({
      ...(nineOffers.find((offer) => offer.id === 'dining-sea-ranch-kitchen') as (typeof nineOffers)[number]),
      ...{ id, name: id, opens: 690, closes: 1320, rating: 4, reviews: 100, availability: 'available', ...bigSur },
      ...more,
    });
  const house = nine.filter(({ category }) => category !== 'restaurant');
  const mealsOf = (view: PlanView) =>
    view.days.map((day) => day.entries.filter(({ kind }) => kind === 'restaurant').map(({ title }) => title));

  it('varies lunches and dinners over the days, and eats nowhere twice a day or on two days running', () => {
    const view = plan({ checkOut: '2027-03-20' }, [...house, kitchen('A'), kitchen('B'), kitchen('C'), kitchen('D')]);
    const days = mealsOf(view);
    for (const [index, meals] of days.entries()) {
      expect(new Set(meals).size).toBe(meals.length);
      for (const name of meals) expect(days[index + 1] ?? []).not.toContain(name);
    }
    expect(view.notes.join(' ')).not.toMatch(/is at [ABCD]/);
  });

  it('varies the dinners of somebody who eats vegan in places of the demo', () => {
    const near = (place: string) => generateOffers(200).filter(({ location }) => location.startsWith(place));
    for (const place of ['Lisbon', 'Kyoto', 'Marrakesh']) {
      const [first] = near(place);
      const middle = { latitude: first?.latitude ?? 0, longitude: first?.longitude ?? 0 };
      const days = mealsOf(plan({ destination: place, middle, diet: ['Vegan'] }, near(place).map(candidate)));
      const dinners = days.slice(0, -1).map((meals) => meals.at(-1));
      expect(new Set(dinners).size, place).toBeGreaterThan(1);
      for (const meals of days) expect(new Set(meals).size).toBe(meals.length);
    }
  });

  it('takes turns where there are only two kitchens', () => {
    const days = mealsOf(plan({ checkOut: '2027-03-18' }, [...house, kitchen('A'), kitchen('B')])).slice(1, -1);
    for (const [index, [lunch, dinner]] of days.entries()) {
      expect(lunch).not.toBe(dinner);
      expect(lunch).not.toBe(days[index + 1]?.[0]);
    }
  });

  it('prefers the nearer of two kitchens of one rating, and the better rated of two as near', () => {
    const far = kitchen('far', { latitude: bigSur.latitude + 0.2 });
    const firstMeal = (...offers: Candidate[]) =>
      mealsOf(plan({ checkOut: '2027-03-14' }, [...house, ...offers]))[0]?.[0];
    expect(firstMeal(far, kitchen('near'))).toBe('near');
    expect(firstMeal(kitchen('plain'), kitchen('good', { rating: 4.8 }))).toBe('good');
  });

  it('says so where every meal has to be at one kitchen', () => {
    const { notes } = plan({ checkOut: '2027-03-18' }, [...house, kitchen('A'), kitchen('B', { closes: 960 })]);
    expect(notes).toContain(
      'Every lunch is at B and every dinner is at A: we know of no other kitchen that fits your budget and is open then. Ask your concierge about others.',
    );
    const alone = plan({ checkOut: '2027-03-18', budget: null }, [...house, kitchen('A')]);
    expect(alone.notes.join(' ')).toContain('Every meal is at A: we know of no other kitchen that is open then.');
  });

  it('keeps the only kitchen of the evening for the evening', () => {
    const sea = nineOffers.find(({ id }) => id === 'dining-sea-ranch-kitchen') as (typeof nineOffers)[number];
    const open = (id: string, closes: number, rating: number) =>
      candidate({ ...sea, id, opens: 450, closes, rating, availability: 'available' as const });
    const rest = nine.filter(({ category }) => category !== 'restaurant');
    const days = plan({ checkOut: '2027-03-15' }, [...rest, open('noon', 960, 3.9), open('late', 1320, 4.9)]).days;
    const at = (day: number) =>
      days[day]?.entries.filter(({ kind }) => kind === 'restaurant').map((one) => one.offerId);
    expect([at(0), at(1), at(2)]).toEqual([
      ['noon', 'late'],
      ['noon', 'late'],
      ['noon', 'late'],
    ]);
  });

  it('gives who lands early something to eat before the room is ready, and drives as long as the way takes', () => {
    const { days } = planDays(
      aTrip(),
      [...nine, ...thousand.filter(({ category }) => category === 'restaurant')],
      (flight) => ({
        start: 60,
        end: 60 + (flight.minutes ?? 0),
      }),
    );
    const first = days[0]?.entries ?? [];
    expect(first.map(({ kind }) => kind)).toEqual([
      'flight',
      'car',
      'own',
      'restaurant',
      'hotel',
      'rest',
      'restaurant',
    ]);
    const flight = nine.find(({ id }) => id === first[0]?.offerId);
    const drive = first[1];
    const back = days.at(-1)?.entries.find(({ kind }) => kind === 'car');
    expect(flight).toBeTruthy();
    for (const one of [drive, back]) expect(minutes(one?.end ?? '') - minutes(one?.start ?? '')).toBeGreaterThan(45);
    expect(minutes(days.at(-1)?.entries.at(-1)?.start ?? '')).toBeGreaterThanOrEqual(minutes(back?.end ?? '') + 90);
  });

  it('has no morning in the afternoon of the day on which one lands', () => {
    const { days } = planDays(aTrip(), nine, () => ({ start: 1200, end: 1440 + 800 }));
    const starts = days[1]?.entries.map(({ start }) => minutes(start)) ?? [];
    expect(days[1]?.entries.map(({ title }) => title)).not.toContain('Quiet morning');
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(800);
    expect(days[2]?.entries[0]?.title).toBe('Quiet morning');
  });

  it('is the same for the same question', () => expect(plan()).toEqual(plan()));
});
