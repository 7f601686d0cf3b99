import type { BirthMoment, BirthMomentView, ClientView } from '../../schemas/client';
import type { JourneyOverview } from '../../schemas/overview';

/** A place as the search finds it. */
export const montreal = {
  id: '6077243',
  name: 'Montréal',
  label: 'Montréal, Quebec, Canada',
  zone: 'America/Toronto',
};

export const aMoment = (overrides: Partial<BirthMoment> = {}): BirthMoment => ({
  utc: '1948-04-09T05:05:00.000Z',
  offsetSeconds: -18_000,
  status: 'normal',
  zone: 'America/Toronto',
  town: null,
  shiftedTo: null,
  alternatives: [],
  ...overrides,
});

/** The same while it is being settled. */
export const aMomentView = (overrides: Partial<BirthMomentView> = {}): BirthMomentView => ({
  ...aMoment(),
  choices: [],
  ...overrides,
});

export const aClientView = (overrides: Partial<ClientView> = {}): ClientView => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  firstName: 'Ann',
  lastName: 'Lee',
  birthDate: '1948-04-09',
  birthTime: '00:05',
  birthTimeUnknown: false,
  birthWindow: null,
  birthLocation: montreal.label,
  place: { placeId: montreal.id, label: montreal.label, latitude: 45.50884, longitude: -73.58781, zone: montreal.zone },
  fold: null,
  nameAtBirth: null,
  moment: aMoment(),
  version: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...overrides,
});

export const aJourney = (overrides: Partial<JourneyOverview> = {}): JourneyOverview => ({
  labors: 0,
  nextLabor: 1,
  hasClient: false,
  hasProfile: false,
  hasSynthesis: false,
  profilePercent: 0,
  journeyScore: 0,
  journeyLevel: 'Initiate',
  transformationScore: 0,
  laborRank: 'Explorer',
  premium: false,
  activity: [],
  ...overrides,
});
