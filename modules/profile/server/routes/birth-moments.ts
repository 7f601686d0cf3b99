import { invalid } from '#core/contract/errors';
import { implement } from '#core/contract/route';
import type { Places } from '#modules/geo/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { momentOf, settleBirth } from '../birth';
import { listOffsetChoices } from '../queries/offset-choices';

/** The moment that a clock in a place showed. */
export const birthMomentRoutes = (places: () => Places) => ({
  getBirthMoment: implement(api.getBirthMoment, contract.getBirthMoment, {
    access: { open: true, because: 'the public forms ask which clock was in use; nothing is stored' },
    limit: { points: 240, seconds: 60 },
    handle: async ({ query }) => {
      const birth = settleBirth(places(), {
        birthDate: query.date,
        birthTime: query.time,
        placeId: query.placeId,
        ...(query.fold ? { fold: query.fold } : {}),
      });
      const moment = momentOf(birth);
      if (!moment) throw invalid('time', 'Give a time.');
      return { ...moment, choices: listOffsetChoices(birth, moment) };
    },
  }),
});
