import type { Knex } from 'knex';
import type { Core, DemoAccounts, Seed } from '#core/contract/server';
import { charts } from '#modules/profile/public';
import { queueProfile } from './actions/queue-profile';
import { createToken, encryptDetails, hashToken } from './encryption';
import { ConsultationHistory } from './models/consultation-history';
import { ConsultationHours } from './models/consultation-hours';
import { ConsultationRequest } from './models/consultation-request';

interface Sample {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly hoursAgo: number;
  readonly status: ConsultationRequest['status'];
  readonly profile: ConsultationRequest['profileState'];
  readonly birthDate: string;
  readonly birthTime: string | null;
  readonly birthLocation?: string;
  readonly additionalInfo: string;
}

const id = (n: number): string => `00000000-0000-4000-8000-00000c0500${String(n).padStart(2, '0')}`;

/** One for each state that the inbox has to show; these people are invented. */
const samples: readonly Sample[] = [
  {
    id: id(1),
    reference: 'HD-SMPL-2222',
    name: 'Mara Lindqvist (Sample)',
    hoursAgo: 2,
    status: 'pending',
    profile: 'done',
    birthDate: '1988-04-12',
    birthTime: '06:20',
    birthLocation: 'Gothenburg, Sweden',
    additionalInfo:
      'I have been thinking of leaving my job for two years now, and every Sunday evening I feel sick. I used to paint and I would like to begin again.',
  },
  {
    id: id(2),
    reference: 'HD-SMPL-3333',
    name: 'Tom Okafor (Sample)',
    hoursAgo: 30,
    status: 'pending',
    profile: 'none',
    birthDate: '1979-11-03',
    birthTime: null,
    additionalInfo: 'I do not want a chart yet, only to talk to somebody first.',
  },
  {
    id: id(3),
    reference: 'HD-SMPL-4444',
    name: 'Ines Carvalho (Sample)',
    hoursAgo: 55,
    status: 'reviewed',
    profile: 'failed',
    birthDate: '1994-07-30',
    birthTime: '23:10',
    birthLocation: 'Porto, Portugal',
    additionalInfo: 'Since the divorce I am afraid of getting close to anybody again.',
  },
  {
    id: id(4),
    reference: 'HD-SMPL-5555',
    name: 'Jonas Weiss (Sample)',
    hoursAgo: 120,
    status: 'contacted',
    profile: 'done',
    birthDate: '1969-01-21',
    birthTime: null,
    birthLocation: 'Graz, Austria',
    additionalInfo: 'My father died in spring, and since then I ask myself what all of this is for.',
  },
];

const add = async (core: Core, trx: Knex.Transaction, sample: Sample): Promise<void> => {
  if (await ConsultationRequest.query(trx).findById(sample.id)) return;
  const { birthDate, birthTime, birthLocation, additionalInfo, name } = sample;
  const birth = core
    .port(charts)
    .settle({ birthDate, birthTime, ...(birthLocation !== undefined && { birthLocation }) });
  const details = { phone: '', birth, additionalInfo, forWhom: 'me' as const };
  const at = new Date(Date.now() - sample.hoursAgo * 3_600_000).toISOString();
  const row = await ConsultationRequest.query(trx).insertAndFetch({
    id: sample.id,
    kind: 'consultation',
    reference: sample.reference,
    name,
    email: `${sample.reference.toLowerCase()}@sample.example`,
    detailsSealed: encryptDetails(core, sample.id, details),
    status: sample.status,
    profileConsent: sample.profile !== 'none',
    ...(sample.profile === 'failed' && {
      profileState: 'failed',
      profileRun: 1,
      profileAttempts: 3,
      profileReason: 'internal',
      profileQueuedAt: at,
      profileFinishedAt: at,
    }),
    // Nobody was mailed this secret.
    withdrawHash: hashToken(createToken()),
    sample: true,
    createdAt: at,
    updatedAt: at,
  });
  await ConsultationHistory.query(trx).insert({
    requestId: row.id,
    kind: 'created',
    toStatus: 'pending',
    createdAt: at,
  });
  // Made by the same job as everybody's, after the start.
  if (sample.profile === 'done') await queueProfile(core, trx, row);
};

/** Office hours of the demo admin and a few sample requests. */
export const seed =
  (core: Core): Seed =>
  async (trx, { admin }: DemoAccounts) => {
    await ConsultationHours.query(trx)
      .insert({
        staffId: admin,
        zone: 'Europe/Berlin',
        weekly: [1, 2, 3, 4, 5].flatMap((weekday) => [
          { weekday, from: '09:00', to: '12:00' },
          { weekday, from: '14:00', to: '17:00' },
        ]),
        exceptions: [],
        bufferMinutes: 15,
      })
      .onConflict('staff_id')
      .ignore();
    for (const sample of samples) await add(core, trx, sample);
  };
