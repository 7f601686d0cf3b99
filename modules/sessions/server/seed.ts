import type { Knex } from 'knex';
import type { Seed } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { relations } from '#modules/matching/public';
import type { ServiceInput } from '../schemas/services';
import { createService } from './actions/create-service';
import { storeSession } from './actions/store-session';
import type { Context } from './context';
import { Place } from './models/place';
import type { Service } from './models/service';
import { findPractice, type Practice, toRange, withPauses } from './queries/free-times';
import { listOwnServices } from './queries/services';

const plain = { place: null, link: null, sessionCount: null, capacity: null } as const;
const offered: readonly ServiceInput[] = [
  {
    ...plain,
    kind: 'single',
    title: 'One hour',
    description: 'For whatever is present. We begin where you are.',
    minutes: 60,
    price: { amount: 9500, currency: 'EUR' },
    mode: 'phone',
    place: 'The practitioner calls you',
  },
  {
    ...plain,
    kind: 'series',
    title: 'Five sessions',
    description: 'An hour a week for five weeks, with one question that you bring.',
    minutes: 60,
    price: { amount: 42500, currency: 'EUR' },
    mode: 'place',
    place: 'Lindenstraße 4, Berlin',
    sessionCount: 5,
  },
  {
    ...plain,
    kind: 'group',
    title: 'Evening circle',
    description: 'A small circle: a theme, silence, and words for those who want to speak.',
    minutes: 90,
    price: { amount: 2500, currency: 'EUR' },
    mode: 'place',
    place: 'Lindenstraße 4, Berlin',
    capacity: 8,
  },
];

const dayMs = 86_400_000;
/** Service, days from the first start and hour of the invented sessions. */
const times = [
  [0, -7, '10:00'],
  [0, 0, '11:00'],
  [1, 0, '15:00'],
  [0, 2, '09:30'],
  [2, 3, '18:00'],
  [1, 7, '15:00'],
] as const;

/** A session at a time of day on the practitioner's clock; neither paid for nor told to anybody. */
const book = async (
  { core, settings }: Context,
  trx: Knex.Transaction,
  practice: Practice,
  service: Service,
  [days, clock]: readonly [number, string],
): Promise<void> => {
  const { zone } = practice.openingHours;
  const date = core
    .port(zones)
    .localOf(Date.now() + days * dayMs, zone)
    .slice(0, 10);
  const start = core.port(zones).instantOf(date, clock, zone);
  const startsAt = new Date(start).toISOString();
  const endsAt = new Date(start + service.minutes * 60_000).toISOString();
  const busy = toRange(withPauses(practice, start, service.minutes));
  const session = await storeSession(core, settings, trx, service, { startsAt, endsAt, busy });
  const clients = await core.port(relations).clientsOf(practice.practitionerUserId, trx);
  const coming = service.kind === 'group' ? clients : clients.slice(0, 1);
  for (const { clientUserId: clientId, matchId } of coming)
    await Place.query(trx).insert({
      ...{ sessionId: session.id, clientId, matchId, zone, startsAt, endsAt },
      status: days < 0 ? 'attended' : 'booked',
      changeHours: practice.rules.changeHours,
      lateFeePercent: practice.rules.lateFeePercent,
    });
};

/** Services of the demo practitioner, and sessions with the clients they have accepted, once. */
export const seed =
  (context: Context): Seed =>
  async (trx, demo) => {
    const { core, settings } = context;
    if ((await listOwnServices(trx, demo.practitioner)).length > 0) return;
    const services: Service[] = [];
    for (const input of offered) services.push(await createService(core, settings, trx, demo.practitioner, input));
    const [first] = services;
    const practice = first && (await findPractice(core, trx, first.practitionerId));
    if (!practice) return;
    for (const [index, days, clock] of times) {
      const service = services[index];
      if (service) await book(context, trx, practice, service, [days, clock]);
    }
  };
