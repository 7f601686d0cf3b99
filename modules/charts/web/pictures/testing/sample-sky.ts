import type { Chart } from '#modules/chart-engine/public';
import type { WheelSky } from '../placed-planets';

/** The sky over Montréal on 9 April 1948 at 00:05. */
export const aSky = (): Chart['westernAstrology'] => ({
  sun: 'Aries',
  moon: 'Aries',
  rising: 'Sagittarius',
  ascendant: 264.4649,
  midheaven: 201.655,
  meanNode: 45.5652,
  planets: {
    Sun: { longitude: 19.2584, sign: 'Aries', degree: 19.2584, retrograde: false, wholeSignHouse: 5 },
    Moon: { longitude: 15.3067, sign: 'Aries', degree: 15.3067, retrograde: false, wholeSignHouse: 5 },
    Mercury: { longitude: 0.1852, sign: 'Aries', degree: 0.1852, retrograde: false, wholeSignHouse: 5 },
    Venus: { longitude: 64.8242, sign: 'Gemini', degree: 4.8242, retrograde: false, wholeSignHouse: 7 },
    Mars: { longitude: 138.7691, sign: 'Leo', degree: 18.7691, retrograde: false, wholeSignHouse: 9 },
    Jupiter: { longitude: 268.8824, sign: 'Sagittarius', degree: 28.8824, retrograde: false, wholeSignHouse: 1 },
    Saturn: { longitude: 135.8128, sign: 'Leo', degree: 15.8128, retrograde: true, wholeSignHouse: 9 },
    Uranus: { longitude: 82.792, sign: 'Gemini', degree: 22.792, retrograde: false, wholeSignHouse: 7 },
    Neptune: { longitude: 191.4152, sign: 'Libra', degree: 11.4152, retrograde: true, wholeSignHouse: 11 },
    Pluto: { longitude: 132.607, sign: 'Leo', degree: 12.607, retrograde: true, wholeSignHouse: 9 },
    NorthNode: { longitude: 44.1338, sign: 'Taurus', degree: 14.1338, retrograde: true, wholeSignHouse: 6 },
  },
  aspects: [
    { a: 'Sun', b: 'Moon', type: 'conjunction', orb: 3.9517 },
    { a: 'Sun', b: 'Mars', type: 'trine', orb: 0.4894 },
    { a: 'Sun', b: 'Saturn', type: 'trine', orb: 3.4457 },
    { a: 'Sun', b: 'Uranus', type: 'sextile', orb: 3.5336 },
    { a: 'Sun', b: 'Neptune', type: 'opposition', orb: 7.8432 },
    { a: 'Sun', b: 'Pluto', type: 'trine', orb: 6.6515 },
    { a: 'Moon', b: 'Mars', type: 'trine', orb: 3.4624 },
    { a: 'Moon', b: 'Saturn', type: 'trine', orb: 0.5061 },
    { a: 'Moon', b: 'Neptune', type: 'opposition', orb: 3.8915 },
    { a: 'Moon', b: 'Pluto', type: 'trine', orb: 2.6997 },
    { a: 'Mercury', b: 'Venus', type: 'sextile', orb: 4.639 },
    { a: 'Mercury', b: 'Jupiter', type: 'square', orb: 1.3029 },
    { a: 'Venus', b: 'Neptune', type: 'trine', orb: 6.591 },
    { a: 'Mars', b: 'Saturn', type: 'conjunction', orb: 2.9563 },
    { a: 'Mars', b: 'Uranus', type: 'sextile', orb: 4.023 },
    { a: 'Mars', b: 'Pluto', type: 'conjunction', orb: 6.1621 },
    { a: 'Jupiter', b: 'Uranus', type: 'opposition', orb: 6.0903 },
    { a: 'Saturn', b: 'Neptune', type: 'sextile', orb: 4.3976 },
    { a: 'Saturn', b: 'Pluto', type: 'conjunction', orb: 3.2058 },
    { a: 'Neptune', b: 'Pluto', type: 'sextile', orb: 1.1918 },
  ],
  placidusCusps: [
    264.4649, 303.7599, 347.2824, 21.655, 46.523, 66.2486, 84.4649, 123.7599, 167.2824, 201.655, 226.523, 246.2486,
  ],
});

/** The sky of a noon in November, as it passes over the one above. */
export const aPassingSky = (): WheelSky => ({
  planets: {
    Sun: { longitude: 240.3, sign: 'Sagittarius', degree: 0.3, retrograde: false },
    Moon: { longitude: 37.9, sign: 'Taurus', degree: 7.9, retrograde: false },
    Mercury: { longitude: 227.2, sign: 'Scorpio', degree: 17.2, retrograde: false },
    Venus: { longitude: 203.6, sign: 'Libra', degree: 23.6, retrograde: false },
    Mars: { longitude: 149.1, sign: 'Leo', degree: 29.1, retrograde: false },
    Jupiter: { longitude: 146.7, sign: 'Leo', degree: 26.7, retrograde: false },
    Saturn: { longitude: 7.9, sign: 'Aries', degree: 7.9, retrograde: true },
    Uranus: { longitude: 62.8, sign: 'Gemini', degree: 2.8, retrograde: true },
    Neptune: { longitude: 1.9, sign: 'Aries', degree: 1.9, retrograde: true },
    Pluto: { longitude: 303.6, sign: 'Aquarius', degree: 3.6, retrograde: false },
    NorthNode: { longitude: 326.1, sign: 'Aquarius', degree: 26.1, retrograde: true },
  },
  aspects: [
    { transit: 'Neptune', natal: 'Mercury', type: 'conjunction', orb: 1.7148, applying: false },
    { transit: 'Uranus', natal: 'Venus', type: 'conjunction', orb: 2.0242, applying: false },
    { transit: 'Pluto', natal: 'Venus', type: 'trine', orb: 1.2242, applying: true },
    { transit: 'Jupiter', natal: 'Jupiter', type: 'trine', orb: 2.1824, applying: true },
    { transit: 'Mars', natal: 'Jupiter', type: 'trine', orb: 0.2176, applying: false },
    { transit: 'Venus', natal: 'Midheaven', type: 'conjunction', orb: 1.945, applying: false },
    { transit: 'Mercury', natal: 'Mars', type: 'square', orb: 1.5691, applying: true },
    { transit: 'NorthNode', natal: 'Jupiter', type: 'sextile', orb: 2.7824, applying: true },
  ],
});
