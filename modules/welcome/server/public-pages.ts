import { nameHouse, productName } from '#core/contract/house';
import type { UiLanguage } from '#core/contract/page';
import type { PageHead, PublicPage } from '#core/contract/public-page';
import type { Core } from '#core/contract/server';
import { studio } from '#modules/studio/public';
import { frontPageNoun, openingKey, readOpening } from '../lib/front-page';

type Heads = Readonly<Record<Exclude<UiLanguage, 'en-XA'>, PageHead>>;

const journey: Heads = {
  en: {
    title: 'Your journey',
    description:
      'How a journey with Hedo goes: the concierge, three ways of matching, what keeps your words safe, and what it costs.',
  },
  de: {
    title: 'Dein Weg',
    description:
      'Wie ein Weg mit Hedo verläuft: die Begleitung, drei Arten der Zuordnung, der Schutz deiner Worte und was es kostet.',
  },
  es: {
    title: 'Tu camino',
    description:
      'Cómo transcurre un camino con Hedo: el acompañamiento, tres formas de encontrar a tu profesional, la protección de tus palabras y lo que cuesta.',
  },
};

const languageOf = (language: UiLanguage) => (language === 'en-XA' ? 'en' : language);

/** Both pages ask the server nothing, so only their heads are prepared. */
export const publicPages = (core: Core): readonly PublicPage[] => [
  {
    path: '/',
    load: async ({ language }) => {
      const { houseName } = core.config;
      const published = core.port(studio).find(frontPageNoun, openingKey, languageOf(language)) ?? undefined;
      const description = readOpening(published, 'description', houseName) ?? '';
      return { head: { title: productName, description }, answers: {} };
    },
    addresses: async () => [{ path: '/', changed: null }],
  },
  {
    path: '/client-journey',
    load: async ({ language }) => {
      const { title, description } = journey[languageOf(language)];
      return { head: { title, description: nameHouse(description, core.config.houseName) }, answers: {} };
    },
    addresses: async () => [{ path: '/client-journey', changed: null }],
  },
];
