import { describe, expect, it } from 'vitest';
import { CENTRE_GATES, CHANNELS } from '../data/bodygraph';
import { CROSS_NAMES } from '../data/crosses';
import { archetypeOf } from './archetype';
import { activeGates, bodygraphOf, type HumanDesignType } from './bodygraph';
import { chakrasOf } from './chakras';
import { chineseYearOf } from './chinese';
import { incarnationCross, profileName } from './cross';
import { GateSet } from './gate-set';
import { foldName, numerologyOf, reduce } from './numerology';
import { boundaryDistance, lineIndex, WHEEL, wheelPosition } from './wheel';

const graph = (...gates: number[]) => bodygraphOf(new Set(gates));

describe('the wheel', () => {
  it('holds every gate once, and opposite gates face each other', () => {
    expect(new Set(WHEEL).size).toBe(64);
    expect(WHEEL[32]).toBe(31);
    expect(WHEEL[33]).toBe(33);
  });
  it('starts at 2 degrees of Aquarius and is closed at the start of a line, open at its end', () => {
    expect(wheelPosition(302)).toEqual({ gate: 41, line: 1, color: 1, tone: 1, base: 1 });
    expect(wheelPosition(302 - 1e-9)).toMatchObject({ gate: 60, line: 6, color: 6, tone: 6, base: 5 });
    for (let line = 0; line < 384; line++) expect(lineIndex(302 + line * 0.9375)).toBe(line);
    expect(lineIndex(302 - 1e-15)).toBe(0);
  });
  it('measures the way to the nearest boundary from both sides', () => {
    expect(boundaryDistance(302.001)).toBeCloseTo(3.6, 6);
    expect(boundaryDistance(301.999)).toBeCloseTo(3.6, 6);
  });
});

describe('the bodygraph', () => {
  it('has 36 channels between gates of the centres they name', () => {
    expect(CHANNELS).toHaveLength(36);
    for (const [low, high, , a, b] of CHANNELS) {
      expect(CENTRE_GATES[a]).toContain(low);
      expect(CENTRE_GATES[b]).toContain(high);
    }
    expect(
      Object.values(CENTRE_GATES)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
  });

  const types: [HumanDesignType, string, string, string, number[]][] = [
    ['Reflector', 'Lunar', 'None', 'no channel at all', [1, 2, 3]],
    ['Manifesting Generator', 'Sacral', 'Single', 'Sacral to Throat directly', [20, 34]],
    ['Manifesting Generator', 'Sacral', 'Single', 'Sacral to Throat through the G centre', [5, 15, 1, 8]],
    ['Generator', 'Sacral', 'Single', 'Sacral and Spleen, Throat open', [27, 50]],
    ['Generator', 'Sacral', 'Split', 'Throat defined in another component', [27, 50, 17, 62]],
    ['Manifesting Generator', 'Sacral', 'Split', 'another motor on the Throat than the Sacral', [9, 52, 21, 45]],
    ['Manifestor', 'Ego Manifested', 'Single', 'Heart to Throat', [21, 45]],
    ['Manifestor', 'Splenic', 'Single', 'Root to Throat through the Spleen', [18, 58, 16, 48]],
    ['Manifestor', 'Emotional', 'Single', 'Solar Plexus to Throat', [12, 22]],
    ['Projector', 'Ego Projected', 'Single', 'Heart and G without Throat', [25, 51]],
    ['Projector', 'Self-Projected', 'Single', 'G and Throat', [1, 8]],
    ['Projector', 'Mental', 'Single', 'Ajna and Throat', [17, 62]],
    ['Projector', 'Emotional', 'Triple Split', 'motors apart from the Throat', [39, 55, 25, 51, 17, 62]],
    ['Generator', 'Emotional', 'Quadruple Split', 'four islands', [39, 55, 27, 50, 1, 8, 4, 63]],
  ];
  it.each(types)('%s, %s, %s: %s', (type, authorityDetail, definition, _what, gates) => {
    expect(graph(...gates)).toMatchObject({ type, authorityDetail, definition });
  });

  it('scores chakras by the stated convention', () => {
    const gates = GateSet.of([25, 51]);
    const { centers } = bodygraphOf(gates);
    const scores = chakrasOf(centers, activeGates(gates));
    expect(scores).toMatchObject({ crown: 0, root: 0, heart: Math.round((60 + 40 / 8 + 60 + 40 / 4) / 2) });
  });

  it('has a label of its own for each type and profile', () => {
    const profiles = ['1/3', '1/4', '2/4', '2/5', '3/5', '3/6', '4/6', '4/1', '5/1', '5/2', '6/2', '6/3'];
    const kinds: HumanDesignType[] = ['Generator', 'Manifesting Generator', 'Manifestor', 'Projector', 'Reflector'];
    const labels = kinds.flatMap((type) => profiles.map((profile) => archetypeOf(type, profile)));
    expect(new Set(labels).size).toBe(60);
    expect(labels.join()).not.toContain('undefined');
  });
});

describe('the incarnation cross', () => {
  const gates = { sun: 51, earth: 57, designSun: 61, designEarth: 62 };
  it.each([
    [5, 1, 'Left Angle Cross of the Clarion (51/57 | 61/62)'],
    [4, 1, 'Juxtaposition Cross of Shock (51/57 | 61/62)'],
    [4, 6, 'Right Angle Cross of Penetration (51/57 | 61/62)'],
    [6, 3, 'Left Angle Cross of the Clarion (51/57 | 61/62)'],
  ])('of profile %i/%i', (conscious, unconscious, name) => {
    expect(incarnationCross([conscious, unconscious], gates)).toBe(name);
  });
  it('is named for all 64 gates and three angles', () => {
    expect(Object.values(CROSS_NAMES).flat().filter(Boolean)).toHaveLength(192);
  });
  it('is next to the profile by its two roles', () => {
    expect(profileName(3, 6)).toBe('Martyr / Role Model');
  });
});

describe('the Chinese year', () => {
  it.each([
    ['1954-02-02', 1953, 'Water', 'Snake', 'Yin'],
    ['1954-02-03', 1954, 'Wood', 'Horse', 'Yang'],
    ['2027-02-05', 2026, 'Fire', 'Horse', 'Yang'],
    ['2027-02-06', 2027, 'Fire', 'Goat', 'Yin'],
    ['2030-02-02', 2029, 'Earth', 'Rooster', 'Yin'],
    ['2030-02-03', 2030, 'Metal', 'Dog', 'Yang'],
    ['1900-01-01', 1899, 'Earth', 'Pig', 'Yin'],
    ['2050-12-31', 2050, 'Metal', 'Horse', 'Yang'],
  ])('%s', (date, year, element, animal, polarity) => {
    expect(chineseYearOf(date)).toEqual({ year, element, animal, polarity });
  });
});

describe('numerology', () => {
  it('stops at master numbers', () => {
    expect([29, 38, 22, 33, 44, 10, 0].map(reduce)).toEqual([11, 11, 22, 33, 8, 1, 0]);
  });
  it.each([
    ["Søren O'Brien", ['SOREN', 'OBRIEN']],
    ['Seán OʼBrien', ['SEAN', 'OBRIEN']],
    ['Keʻala', ['KEALA']],
    ['Łukasz García-López', ['LUKASZ', 'GARCIA', 'LOPEZ']],
    ['Þóra Æsa Weiß', ['THORA', 'AESA', 'WEISS']],
    ['J. R. R. Tolkien', ['J', 'R', 'R', 'TOLKIEN']],
    ['Ǿystein Đặng', ['OYSTEIN', 'DANG']],
    ['İbrahim Işık', ['IBRAHIM', 'ISIK']],
    ['D’Arcy', ['DARCY']],
    ['Анна', null],
    ['山田 Hanako', null],
    ['...', null],
  ])('folds %s', (name, words) => {
    expect(foldName(name)).toEqual(words);
  });
  it('counts a Y as a vowel only away from other vowels', () => {
    const vowels = (name: string) => numerologyOf('2000-01-01', name).soulUrge;
    expect(vowels('Lynn')).toBe(7);
    expect(vowels('Mary')).toBe(8);
    expect(vowels('Yvonne')).toBe(reduce(7 + 6 + 5));
    expect(vowels('Kaya')).toBe(2);
    expect(vowels('Hayes')).toBe(6);
  });
  it('leaves the numbers of a name out where there is none to read', () => {
    expect(numerologyOf('2005-04-11', null)).toEqual({
      lifePath: 22,
      expression: null,
      soulUrge: null,
      personality: null,
    });
    expect(numerologyOf('2005-04-11', 'Анна').expression).toBeNull();
  });
});
