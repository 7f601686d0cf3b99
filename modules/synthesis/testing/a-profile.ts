import type { ProfileSummary } from '#modules/profile/public';

/** Labels of an invented chart. */
export const aProfile: ProfileSummary = {
  profileId: '00000000-0000-4000-8000-0000000000aa',
  version: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  humanDesign: {
    type: 'Projector',
    strategy: 'Wait for the invitation',
    authority: 'Emotional',
    profile: '4/6',
    definition: 'Split Definition',
    incarnationCross: null,
    definedCenters: ['Throat', 'SolarPlexus', 'Root'],
    openCenters: ['Head', 'Ajna', 'G', 'Heart', 'Sacral', 'Spleen'],
    gates: [12, 22],
  },
  geneKeys: { lifeWork: '12.4', evolution: '11.4', radiance: '25.6', purpose: '46.6' },
  western: { sun: 'Gemini', moon: 'Virgo', rising: null },
  lifePath: 7,
};
