import type { Chart } from '#modules/chart-engine/public';

/** Where each section of a profile comes from, in words for people. */
export const listSources = (chart: Chart, selfReported: boolean): Record<string, string> => {
  const sky = `Positions computed by Hedo’s engine ${chart.precision.engine} (tables ${chart.precision.ephemeris}, from VSOP87, ELP/MPP02 and JPL DE441)`;
  return {
    humanDesign: `${sky}; personality at birth, design where the Sun stood 88° earlier; true node.`,
    geneKeys: 'The same activations, read as gate and line of the spheres.',
    westernAstrology: `${sky}; tropical zodiac; whole-sign houses unless others are chosen. Aspect orbs are our convention.`,
    chineseAstrology:
      'Chinese new year dates 1900–2100 by the astronomical rule, compared with the civil date of birth.',
    numerology: 'Pythagorean: date of birth, and the full name at birth as it was given.',
    enneagram: selfReported
      ? 'Your own answers to our questionnaire of 36 sentences, scored by our convention.'
      : 'Cannot be computed from a birth; not assessed.',
    archetypes: 'Our convention: a label by Human Design type and profile.',
    chakras: 'Our convention: defined centres and active gates, 0 to 100.',
  };
};
