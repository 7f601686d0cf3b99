/** From Mercury outwards: every list of bodies ends with these. */
export const FROM_MERCURY = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const;

/** The thirteen bodies of the bodygraph in display order. */
export const BODIES = ['Sun', 'Earth', 'NorthNode', 'SouthNode', 'Moon', ...FROM_MERCURY] as const;
export type Body = (typeof BODIES)[number];

/** The conscious half (birth) and the unconscious half (the Sun 88 degrees earlier). */
export type Half = 'personality' | 'design';

/** The nine centres from the head down. */
export const CENTRES = ['Head', 'Ajna', 'Throat', 'G', 'Heart', 'Sacral', 'SolarPlexus', 'Spleen', 'Root'] as const;
export type CentreName = (typeof CENTRES)[number];

export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;

/** The bodies of the western chart, in the order in which aspects are listed; the node takes no part in aspects. */
export const PLANETS = ['Sun', 'Moon', ...FROM_MERCURY] as const;
