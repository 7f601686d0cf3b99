import type { PageHead } from '#core/contract/public-page';

/** What search engines and shared links see of each page; the titles are those that the pages show. */
export const heads = {
  '/imprint': {
    en: { title: 'Imprint', description: 'Who runs this site and how to reach them.' },
    de: { title: 'Impressum', description: 'Wer diese Seite betreibt und wie man sie erreicht.' },
    es: { title: 'Aviso legal', description: 'Quién lleva este sitio y cómo ponerse en contacto.' },
  },
  '/privacy': {
    en: {
      title: 'Privacy',
      description: 'What Hedo keeps about you, what protects it, and what does not. In plain words.',
    },
    de: {
      title: 'Datenschutz',
      description: 'Was Hedo über dich aufbewahrt, was es schützt und was nicht. In einfachen Worten.',
    },
    es: {
      title: 'Privacidad',
      description: 'Qué guarda Hedo sobre ti, qué lo protege y qué no. En palabras sencillas.',
    },
  },
  '/terms': {
    en: {
      title: 'Terms',
      description: 'What you may expect of Hedo, and what Hedo expects of you. Short, and without small print.',
    },
    de: {
      title: 'Bedingungen',
      description: 'Was du von Hedo erwarten darfst, und was Hedo von dir erwartet. Kurz und ohne Kleingedrucktes.',
    },
    es: {
      title: 'Condiciones',
      description: 'Qué puedes esperar de Hedo y qué espera Hedo de ti. Breve y sin letra pequeña.',
    },
  },
  '/accessibility': {
    en: {
      title: 'Accessibility',
      description:
        'How far Hedo can be used with a keyboard, a screen reader and large type, how it is checked, and what does not work yet.',
    },
    de: {
      title: 'Barrierefreiheit',
      description:
        'Wie weit sich Hedo mit Tastatur, Screenreader und großer Schrift benutzen lässt, wie das geprüft wird und was noch nicht geht.',
    },
    es: {
      title: 'Accesibilidad',
      description:
        'Hasta dónde se puede usar Hedo con teclado, lector de pantalla y letra grande, cómo se comprueba y qué no funciona todavía.',
    },
  },
  '/credits': {
    en: { title: 'Credits', description: 'Whose data, fonts and software Hedo is built on, with their licences.' },
    de: {
      title: 'Quellen und Dank',
      description: 'Auf wessen Daten, Schriften und Programmen Hedo aufbaut, mit ihren Lizenzen.',
    },
    es: {
      title: 'Créditos',
      description: 'Los datos, las letras y los programas sobre los que se apoya Hedo, con sus licencias.',
    },
  },
} as const satisfies Readonly<Record<`/${string}`, Readonly<Record<'en' | 'de' | 'es', PageHead>>>>;
