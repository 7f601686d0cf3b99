import type { UiLanguage } from '#core/contract/page';
import type { PublicPage } from '#core/contract/public-page';

const heads = {
  en: {
    title: 'Begin your journey',
    description:
      'Say in seventeen short steps who you are and what you hope for. It is kept as you write, so you can stop and come back.',
  },
  de: {
    title: 'Beginne deine Reise',
    description:
      'Sag in siebzehn kurzen Schritten, wer du bist und was du dir erhoffst. Alles bleibt gespeichert, du kannst jederzeit aufhören und weitermachen.',
  },
  es: {
    title: 'Empieza tu viaje',
    description:
      'Cuenta en diecisiete pasos cortos quién eres y qué esperas. Se guarda mientras escribes, así que puedes parar y volver.',
  },
} as const;

const languageOf = (language: UiLanguage): keyof typeof heads => (language === 'en-XA' ? 'en' : language);

/** The questionnaire's first step at `/enhanced-intake`; what somebody has begun, their own device adds. */
export const intakePage: PublicPage = {
  path: '/enhanced-intake',
  load: async ({ language, query }) => ({
    head: {
      ...heads[languageOf(language)],
      canonical: '/enhanced-intake',
      kind: 'website',
      // Later steps and mailed links are the same page to search engines.
      ...(query.size > 0 ? { unlisted: true as const } : {}),
    },
    answers: {},
    // What a later step shows hangs on the answers that the device or a mailed link has.
    ...(query.size > 0 ? { drawn: false as const } : {}),
  }),
  addresses: async () => [{ path: '/enhanced-intake', changed: null }],
};
