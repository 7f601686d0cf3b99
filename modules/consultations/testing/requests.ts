import type { OwnAppointment, Slot } from '../schemas/appointment';
import type { ConsultationCard, ConsultationCounts, ConsultationView } from '../schemas/inbox';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A request in the list; the number is its id and place. */
export const aCard = (number = 1, overrides: Partial<ConsultationCard> = {}): ConsultationCard => ({
  id: idOf(number),
  reference: `HD-SMPL-${number}`,
  kind: 'consultation',
  name: `Mara Castellan ${number}`,
  email: `mara${number}@example.org`,
  interest: null,
  status: 'pending',
  profileGenerated: true,
  profile: 'done',
  sample: false,
  createdAt: '2026-11-20T13:26:00.000000Z',
  dueAt: '2026-11-21T13:26:00.000000Z',
  appointmentAt: null,
  version: 1,
  ...overrides,
});

/** The document of a generated profile. */
export const aProfile = {
  version: 1,
  personalInfo: {
    name: 'Mara Castellan',
    birthDate: '1988-04-09',
    birthTime: '12:40',
    birthLocation: 'Trieste, Friuli Venezia Giulia, Italy',
  },
  humanDesign: {
    type: 'Generator',
    strategy: 'To Respond',
    authority: 'Emotional',
    profile: '5/1',
    gates: [1, 6, 12, 13, 26, 30, 38, 45, 49, 51, 52, 54, 57, 59, 61, 62, 64],
  },
  astrology: { sun: 'Aries', moon: 'Capricorn', rising: null },
  synthesis: 'The chart says: Human Design type Generator, profile 5/1, Sun in Aries.',
  hedoRecommendations: {
    suggestedApproach: 'Slow pace, one relationship at a time.',
    keyFocus: 'Relationships & Love: it is what their own words are closest to.',
    recommended12Labors: [{ labor: 3, reason: 'They wrote: I keep the peace at home.' }],
  },
} as const;

/** An opened request. */
export const aRequest = (overrides: Partial<ConsultationView> = {}): ConsultationView => ({
  ...aCard(),
  name: 'Mara Castellan',
  email: 'mara.c@example.org',
  phone: null,
  birthDate: '1988-04-09',
  birthTime: '12:40',
  birthTimeUnknown: false,
  birthLocation: 'Trieste, Friuli Venezia Giulia, Italy',
  birthZone: 'Europe/Rome',
  additionalInfo: 'I would like to speak with a woman if possible.\nMornings are best.',
  message: null,
  forWhom: 'me',
  consentToProfile: true,
  userId: null,
  generatedProfile: JSON.stringify(aProfile),
  profileJob: {
    state: 'done',
    attempts: 1,
    reason: null,
    queuedAt: '2026-11-20T13:26:00.000000Z',
    startedAt: '2026-11-20T13:26:01.000000Z',
    finishedAt: '2026-11-20T13:26:02.000000Z',
  },
  notes: [],
  history: [{ id: idOf(900), kind: 'created', from: null, to: null, actor: null, at: '2026-11-20T13:26:00.000000Z' }],
  appointments: [],
  updatedAt: '2026-11-20T13:26:00.000000Z',
  ...overrides,
});

export const someCounts = (total: number): ConsultationCounts => ({
  total,
  pending: total,
  reviewed: 0,
  contacted: 0,
  late: 0,
  consultation: total,
  contact: 0,
  assistant: 0,
});

/** A free time of one member of staff. */
export const aSlot = (start: string): Slot => ({
  start,
  end: new Date(Date.parse(start) + 1_800_000).toISOString(),
  staffId: idOf(700),
  staffName: 'Ada Winter',
});

/** A booking as its mailed link shows it. */
export const anAppointment = (overrides: Partial<OwnAppointment> = {}): OwnAppointment => ({
  reference: 'HD-7K3M-Q9RX',
  status: 'confirmed',
  start: '2026-11-24T08:00:00.000Z',
  end: '2026-11-24T08:30:00.000Z',
  minutes: 30,
  zone: 'Europe/Rome',
  staffName: 'Ada Winter',
  slots: [aSlot('2026-11-24T09:00:00.000Z'), aSlot('2026-11-25T13:00:00.000Z')],
  from: '2026-11-23',
  until: '2026-12-07',
  ...overrides,
});
