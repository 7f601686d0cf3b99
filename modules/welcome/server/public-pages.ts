import type { UiLanguage } from '#core/contract/page';
import type { PageHead, PublicPage } from '#core/contract/public-page';

type Heads = Readonly<Record<Exclude<UiLanguage, 'en-XA'>, PageHead>>;

const landing: Heads = {
  en: {
    title: 'Hedo',
    description:
      'Twelve questions, answered in your own words alongside an exact chart, and the right person to go on with.',
  },
  de: {
    title: 'Hedo',
    description:
      'Zwölf Fragen, in deinen eigenen Worten beantwortet, neben einem genauen Horoskop, und der richtige Mensch, um weiterzugehen.',
  },
  es: {
    title: 'Hedo',
    description:
      'Doce preguntas, respondidas con tus propias palabras junto a una carta exacta, y la persona adecuada para seguir.',
  },
};

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

const page = (path: PublicPage['path'], heads: Heads): PublicPage => ({
  path,
  load: async ({ language }) => ({ head: heads[language === 'en-XA' ? 'en' : language], answers: {} }),
  addresses: async () => [{ path, changed: null }],
});

/** Both pages ask the server nothing, so only their heads are prepared. */
export const publicPages: readonly PublicPage[] = [page('/', landing), page('/client-journey', journey)];
