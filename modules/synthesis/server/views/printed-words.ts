import type { Reading } from '../../schemas/reading';

type Language = NonNullable<Reading['language']>;

/** What stands around a reading on paper. */
interface PrintedWords {
  readonly heading: string;
  readonly thoughts: string;
  readonly chart: string;
  readonly weeks: string;
  readonly closing: string;
  readonly made: string;
  readonly readers: string;
  readonly labor: string;
  readonly by: (by: string) => string;
  readonly note: (text: string) => string;
  readonly edition: (version: number, day: string) => string;
  readonly prepared: (name: string) => string;
  /** Below a title in the client's own words. */
  readonly titleFrom: (labor: number) => string;
  readonly runningHead: (name: string, version: number, day: string) => string;
  readonly page: string;
  readonly byLikeness: string;
  readonly byRules: string;
  readonly byModel: (id: string) => string;
  readonly withoutBirth: string;
  readonly bodygraph: string;
  readonly caption: string;
  readonly nobody: string;
  readonly erased: string;
  readonly since: (from: string) => string;
  readonly until: (from: string, until: string) => string;
  readonly lastRead: (day: string) => string;
  readonly neverRead: string;
}

export const printedWords: Readonly<Record<Language, PrintedWords>> = {
  en: {
    heading: 'Your words, laid side by side',
    thoughts: 'What authors asked',
    chart: 'Your chart',
    weeks: 'For the weeks to come',
    closing: 'To end with',
    made: 'How this was made',
    readers: 'Who may read this',
    labor: 'Labor',
    by: (by) => `words of ${by}`,
    note: (text) => `Your note: ${text}`,
    edition: (version, day) => `Reading, version ${version}, ${day}`,
    prepared: (name) => `For ${name}`,
    titleFrom: (labor) => `Your own words, Labor ${labor}`,
    runningHead: (name, version, day) => `Private: prepared for ${name}, ${day}, version ${version}`,
    page: 'Page {page} of {pages}',
    byLikeness: 'Put together on our own machines by comparing sentences; no language model wrote in it.',
    byRules: 'Put together on our own machines by rules; no language model wrote in it.',
    byModel: (id) => `Worded by the language model ${id}, with your consent for this one reading.`,
    withoutBirth:
      'Without birth data: what the reading says of the chart was left out. Your own words stand here as you wrote them, also where they tell of your birth.',
    bodygraph: 'The bodygraph of your chart',
    caption:
      'Ink is the moment of birth; red hatching is the moment when the Sun stood 88 degrees earlier. Filled centres are defined.',
    nobody: 'You alone. Nobody else was ever allowed to read it.',
    erased: 'A practitioner who is no longer here',
    since: (from) => `allowed since ${from}`,
    until: (from, until) => `allowed from ${from} to ${until}`,
    lastRead: (day) => `last read on ${day}`,
    neverRead: 'has not read it',
  },
  de: {
    heading: 'Deine Worte, nebeneinandergelegt',
    thoughts: 'Was Autoren gefragt haben',
    chart: 'Dein Chart',
    weeks: 'Für die nächsten Wochen',
    closing: 'Zum Schluss',
    made: 'Wie das entstanden ist',
    readers: 'Wer das lesen darf',
    labor: 'Arbeit',
    by: (by) => `gesagt von: ${by}`,
    note: (text) => `Deine Notiz: ${text}`,
    edition: (version, day) => `Deutung, Version ${version}, ${day}`,
    prepared: (name) => `Für ${name}`,
    titleFrom: (labor) => `Deine eigenen Worte, Arbeit ${labor}`,
    runningHead: (name, version, day) => `Privat: für ${name}, ${day}, Version ${version}`,
    page: 'Seite {page} von {pages}',
    byLikeness:
      'Auf unseren eigenen Rechnern durch Vergleich von Sätzen zusammengestellt; kein Sprachmodell hat daran geschrieben.',
    byRules: 'Auf unseren eigenen Rechnern nach Regeln zusammengestellt; kein Sprachmodell hat daran geschrieben.',
    byModel: (id) => `Formuliert vom Sprachmodell ${id}, mit deiner Zustimmung für diese eine Deutung.`,
    withoutBirth:
      'Ohne Geburtsdaten: Was die Deutung zum Chart sagt, wurde weggelassen. Deine eigenen Worte stehen hier, wie du sie geschrieben hast, auch wo sie von deiner Geburt erzählen.',
    bodygraph: 'Der Bodygraph deines Charts',
    caption:
      'Schwarz steht für den Augenblick der Geburt, rot schraffiert für den Augenblick, in dem die Sonne 88 Grad früher stand. Gefüllte Zentren sind definiert.',
    nobody: 'Nur du. Niemand sonst durfte es je lesen.',
    erased: 'Eine Fachperson, die nicht mehr hier ist',
    since: (from) => `darf es seit ${from} lesen`,
    until: (from, until) => `vom ${from} bis zum ${until}`,
    lastRead: (day) => `zuletzt gelesen am ${day}`,
    neverRead: 'hat es nicht gelesen',
  },
  es: {
    heading: 'Tus palabras, una al lado de otra',
    thoughts: 'Lo que preguntaron los autores',
    chart: 'Tu carta',
    weeks: 'Para las próximas semanas',
    closing: 'Para terminar',
    made: 'Cómo se hizo',
    readers: 'Quién puede leer esto',
    labor: 'Trabajo',
    by: (by) => `palabras de ${by}`,
    note: (text) => `Tu nota: ${text}`,
    edition: (version, day) => `Lectura, versión ${version}, ${day}`,
    prepared: (name) => `Para ${name}`,
    titleFrom: (labor) => `Tus propias palabras, trabajo ${labor}`,
    runningHead: (name, version, day) => `Privado: para ${name}, ${day}, versión ${version}`,
    page: 'Página {page} de {pages}',
    byLikeness: 'Compuesta en nuestras propias máquinas comparando frases; ningún modelo de lenguaje escribió en ella.',
    byRules: 'Compuesta en nuestras propias máquinas con reglas; ningún modelo de lenguaje escribió en ella.',
    byModel: (id) => `Redactada por el modelo de lenguaje ${id}, con tu consentimiento para esta única lectura.`,
    withoutBirth:
      'Sin datos de nacimiento: lo que la lectura dice de la carta quedó fuera. Tus propias palabras están aquí como las escribiste, también donde hablan de tu nacimiento.',
    bodygraph: 'El bodygraph de tu carta',
    caption:
      'En negro, el momento del nacimiento; en rojo rayado, el momento en que el Sol estaba 88 grados antes. Los centros rellenos están definidos.',
    nobody: 'Solo tú. Nadie más ha tenido nunca permiso para leerlo.',
    erased: 'Una persona profesional que ya no está aquí',
    since: (from) => `con permiso desde el ${from}`,
    until: (from, until) => `con permiso del ${from} al ${until}`,
    lastRead: (day) => `última lectura: ${day}`,
    neverRead: 'no lo ha leído',
  },
};

const tags: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', es: 'es-ES' };

/** The words of a reading's language; English where it names none. */
export const wordsFor = ({ language = 'en' }: Reading): PrintedWords => printedWords[language];

/** A day as the reading's language writes it, by UTC. */
export const dayIn = ({ language = 'en' }: Reading, instant: string): string =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
