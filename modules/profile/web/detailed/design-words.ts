/** One line on each strategy, authority and definition, in our own words; by the name in the chart. */
export const strategyWords: Readonly<Record<string, string>> = {
  'To Respond': 'Let something come that you can answer, then go with it.',
  'To Inform': 'Say it before you do it; the way opens.',
  'Wait for the Invitation': 'Being asked first makes what you see welcome.',
  'Wait a Lunar Cycle': 'Give large decisions a month and talk them over.',
};

export const authorityWords: Readonly<Record<string, string>> = {
  Emotional: 'Sleep on it; there is no truth in the heat of a feeling.',
  Sacral: 'The body says yes or no before you do.',
  Splenic: 'The first quiet knowing, once, in the moment.',
  Ego: 'What your will stands behind.',
  'Self-Projected': 'Hear yourself say it to somebody who listens.',
  Mental: 'Think aloud with others in a place that feels right.',
  Lunar: 'The whole cycle of the Moon, not one day of it.',
};

export const definitionWords: Readonly<Record<string, string>> = {
  None: 'No two centres are joined.',
  Single: 'All defined centres hang together.',
  Split: 'Two groups of centres that do not touch.',
  'Triple Split': 'Three groups of centres that do not touch.',
  'Quadruple Split': 'Four groups of centres that do not touch.',
};
