import { ana, aPractitionerView, ids } from '#modules/matching/web/testing/practitioners';
import type { PracticeClient } from '../../schemas/client';
import type { ConsentRow, ConsentsOverview, ConsentView } from '../../schemas/consent';
import type { SegmentContent } from '../../schemas/segment';

/** A live consent of Ana's, or what the overrides say. */
export const aConsent = (overrides: Partial<ConsentView> = {}): ConsentView => ({
  id: ids.consent,
  matchId: ids.ana,
  segments: ['birth', 'labor:3'],
  startsAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2027-02-20T12:00:00.000Z',
  state: 'live',
  version: 3,
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...overrides,
});

/** Ana, accepted, with a live consent. */
export const anaRow = (overrides: Partial<ConsentRow> = {}): ConsentRow => ({
  matchId: ids.ana,
  matchStatus: 'accepted',
  matchVersion: 4,
  practitioner: ana,
  consent: aConsent(),
  requests: [],
  lastReads: [{ segment: 'labor:3', at: '2026-11-21T14:03:00.000Z' }],
  ...overrides,
});

/** Tomás, who was asked and has not answered. */
export const tomasRow = (): ConsentRow =>
  anaRow({
    matchId: ids.tomas,
    matchStatus: 'requested',
    practitioner: aPractitionerView(ids.tomas, 'Tomás Oyarzún'),
    consent: null,
    lastReads: [],
  });

/** What Ana asks for. */
export const anaAsks = (segments: string[]): ConsentRow['requests'] => [
  {
    id: ids.request,
    matchId: ids.ana,
    segments,
    reason: 'prepare-session',
    note: 'It would help me before we talk on Thursday.',
    createdAt: '2026-11-21T15:00:00.000Z',
  },
];

/** What could be shared, and with whom what is. */
export const overviewWith = (practitioners: ConsentRow[]): ConsentsOverview => ({
  clientId: ids.client,
  segments: [
    ...['contact', 'birth', 'holistic-profile', 'labor:1', 'labor:3', 'intake-medical'].map((key) => ({
      key,
      filled: true,
    })),
    ...['synthesis', 'labor:2', 'intake-trauma'].map((key) => ({ key, filled: false })),
  ],
  practitioners,
});

/** Clara as her practitioner's list has her. */
export const clara = (overrides: Partial<PracticeClient> = {}): PracticeClient => ({
  matchId: ids.ana,
  displayInitials: 'C. W.',
  clientId: ids.client,
  consentId: ids.consent,
  segments: ['birth', 'labor:3'],
  expiresAt: '2027-02-20T12:00:00.000Z',
  ...overrides,
});

/** An answer as it crosses the wire. */
export const laborThree: SegmentContent = {
  updatedAt: '2026-11-20T09:12:00.000Z',
  entries: [
    {
      label: 'Labor 3: Relationships & Love',
      text: 'I love by doing things for people.\nWhen I am frightened I do even more of it.',
    },
  ],
};
