import type { WheelSky } from '../placed-planets';

export { aSky } from '#modules/chart-engine/testing/sample-sky';

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
