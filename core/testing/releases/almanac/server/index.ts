import { toAnswer } from '#core/contract/public-page';
import { implement, type RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type { Season } from '../schemas/contracts';
import * as contract from '../schemas/contracts';
import * as api from '../schemas/endpoints';

const seasons: Season[] = [
  { name: 'Spring', begins: '2027-03-20' },
  { name: 'Summer', begins: '2027-06-21' },
  { name: 'Autumn', begins: '2027-09-23' },
  { name: 'Winter', begins: '2027-12-22' },
];

export const server = defineServer(manifest, () => ({
  routes: {
    listSeasons: implement(api.listSeasons, contract.listSeasons, {
      access: { open: true, because: 'the seasons are the same for everybody' },
      handle: async () => seasons,
    }),
  } satisfies RoutesOf<typeof api>,
  publicPages: [
    {
      path: '/almanac',
      load: async () => ({
        head: { title: 'Almanac', description: 'When the seasons of the next year begin.' },
        answers: toAnswer(api.listSeasons, {}, seasons),
      }),
    },
  ],
}));
