import { Type } from '@sinclair/typebox';
import { type Route, respond, route } from '#core/contract/route';
import { ExperienceQuery, ExperienceView, WaitlistInput, WaitlistReceipt } from '../../schemas/experience';
import { IdParams } from '../../schemas/parts';
import { experiencesPage } from '../experiences/list';
import { presentExperience } from '../experiences/present';
import { findExperience, joinWaitlist, leaveWaitlist } from '../experiences/waitlist';

const wait = { permission: 'concierge.wait' } as const;

/** Retreats and their waitlists. */
export const experienceRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/api/experiences',
    access: { open: true, because: 'retreats are public' },
    query: ExperienceQuery,
    reply: Type.Array(ExperienceView),
    limit: { points: 240, seconds: 60 },
    handle: async ({ user, query, trx }) => {
      const { rows, next } = await experiencesPage(trx, user?.id ?? null, query);
      return respond(rows.map(presentExperience), { next });
    },
  }),
  route({
    method: 'post',
    path: '/api/experiences/:id/waitlist',
    access: wait,
    params: IdParams,
    body: WaitlistInput,
    reply: WaitlistReceipt,
    load: ({ params, db }) => findExperience(db, params.id),
    handle: ({ loaded, user, body, trx }) => joinWaitlist(trx, loaded, user.id, body.guests ?? 1),
  }),
  route({
    method: 'delete',
    path: '/api/experiences/:id/waitlist',
    access: wait,
    params: IdParams,
    load: ({ params, db }) => findExperience(db, params.id),
    handle: async ({ loaded, user, trx }) => {
      await leaveWaitlist(trx, loaded.id, user.id);
      return undefined;
    },
  }),
];
