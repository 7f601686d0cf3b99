import { type PublicPage, toAnswer } from '#core/contract/public-page';
import type { Core } from '#core/contract/server';
import { languageOf } from '#core/contract/written-languages';
import { listExperiences, retreatDates } from '#modules/retreats/public';
import * as api from '../../schemas/endpoints';
import { countOffers, offersPage, presentOffers } from '../queries/offers';

const heads = {
  trip: {
    title: 'AI Concierge Experience',
    description:
      'Plan a journey of change: say where, when and what you need, choose from what is offered, and ask for a quote.',
  },
  retreats: {
    title: 'Retreats',
    description: 'Small groups with a date. Ask for a place: nothing is charged, a person replies with a quote.',
  },
} as const;

const firstTab = { category: 'flight', sort: 'recommended', limit: 12 } as const;

/** `/concierge`: the form, and what is offered as its first tab shows it. */
const tripPage = (core: Core): PublicPage => ({
  path: '/concierge',
  load: async ({ language }) => {
    const { db } = core;
    const query = { ...firstTab, lang: languageOf(language) };
    const [counts, { rows, next }] = await Promise.all([
      countOffers(db, null),
      offersPage(db, api.listOffers, null, query),
    ]);
    return {
      head: { ...heads.trip, canonical: '/concierge', kind: 'website' },
      answers: {
        ...toAnswer(api.countOffers, {}, counts),
        ...toAnswer(api.listOffers, { query }, await presentOffers(core, rows, null, query.lang), next),
      },
    };
  },
  addresses: async () => [{ path: '/concierge', changed: null }],
});

/** `/concierge/experiences`: retreats with a date. */
const retreatsPage = (core: Core): PublicPage => ({
  path: '/concierge/experiences',
  load: async ({ user }) => {
    const { rows, next } = await core.port(retreatDates).list(core.db, user?.id ?? null, 30);
    return {
      head: { ...heads.retreats, canonical: '/concierge/experiences', kind: 'website' },
      answers: toAnswer(listExperiences, { query: { limit: 30 } }, [...rows], next),
    };
  },
  addresses: async () => [{ path: '/concierge/experiences', changed: null }],
});

/** The concierge's pages that are drawn on the server too. */
export const publicPages = (core: Core): PublicPage[] => [tripPage(core), retreatsPage(core)];
