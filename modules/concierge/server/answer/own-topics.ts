import type { KnowledgeLanguage } from '#modules/knowledge/public';
import { contentWords } from '../knowledge/words';

/** What somebody may ask of their own chart: the beginning of the id of its chapters. */
export const chartTopics = [
  'type',
  'strategy',
  'authority',
  'profile',
  'definition',
  'center',
  'channel',
  'gate',
  'sun',
  'moon',
  'rising',
] as const;
export type ChartTopic = (typeof chartTopics)[number];
/** What somebody may ask of their time with Hedo. */
export const dateTopics = ['trips', 'calls', 'readings'] as const;
export type DateTopic = (typeof dateTopics)[number];
export type OwnTopic = ChartTopic | DateTopic;

type Words = Readonly<Record<KnowledgeLanguage, string>>;

const words: Readonly<Record<OwnTopic, Words>> = {
  type: { en: 'type', de: 'Typ Typus', es: 'tipo' },
  strategy: { en: 'strategy', de: 'Strategie', es: 'estrategia' },
  authority: { en: 'authority', de: 'Autorität', es: 'autoridad' },
  profile: { en: 'profile lines line', de: 'Profil Linien Linie', es: 'perfil líneas línea' },
  definition: { en: 'definition split', de: 'Definition', es: 'definición' },
  center: { en: 'centers centres center centre', de: 'Zentren Zentrum', es: 'centros centro' },
  channel: { en: 'channels channel', de: 'Kanäle Kanal', es: 'canales canal' },
  gate: { en: 'gates gate', de: 'Tore Tor', es: 'puertas puerta' },
  sun: { en: 'sun star', de: 'Sonne Sonnenzeichen Sternzeichen', es: 'sol solar' },
  moon: { en: 'moon', de: 'Mond Mondzeichen', es: 'luna lunar' },
  rising: { en: 'rising ascendant', de: 'Aszendent', es: 'ascendente' },
  trips: {
    en: 'trip trips booking bookings retreat travel journey quote reservation booked',
    de: 'Reise Reisen Buchung Buchungen Retreat Angebot Reservierung gebucht',
    es: 'viaje viajes reserva reservas retiro oferta reservado',
  },
  calls: {
    en: 'call calls appointment appointments introduction meeting',
    de: 'Gespräch Gespräche Termin Termine Kennenlerngespräch Anruf',
    es: 'llamada llamadas cita citas presentación',
  },
  readings: { en: 'reading synthesis report', de: 'Deutung Synthese Bericht', es: 'lectura síntesis informe' },
};

/** Words that ask without saying of what. */
const asking: Words = {
  en: 'mean meaning chart human design explain show see tell know open defined undefined activated sign zodiac inner kind start starts begin begins next upcoming last date dates planned scheduled booked made written status stand',
  de: 'bedeutet bedeuten Chart Human Design erkläre erklär zeige zeig sag heißt offen offene definiert definierte Zeichen innere beginnt beginnen anfängt nächste nächster nächstes nächsten letzte letzter Datum Daten geplant erstellt gemacht Stand steht welchen welches findet statt stattfindet',
  es: 'significa carta diseño humano explica explícame muestra dime saber abiertos definidos signo zodíaco interna empieza comienza próximo próxima próximos último última fecha fechas planeado hecha hizo estado',
};

/** Who asks of themselves. */
const own: Readonly<Record<KnowledgeLanguage, RegExp>> = {
  en: /\b(?:my|mine|I|me)\b/iu,
  de: /(?<!\p{L})(?:mein\p{L}*|ich|mir|mich)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:mi|mis|mío|mía|míos|mías|tengo|soy|me)(?!\p{L})/iu,
};
const past: Readonly<Record<KnowledgeLanguage, RegExp>> = {
  en: /\b(?:when|date|last)\b/iu,
  de: /(?<!\p{L})(?:wann|datum|letzte\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:cuándo|cuando|fecha|última)(?!\p{L})/iu,
};

const stemsOf = (list: string, language: KnowledgeLanguage): ReadonlySet<string> =>
  new Set(contentWords(list, language));
const languages = ['en', 'de', 'es'] as const;
const compiled = Object.fromEntries(
  languages.map((language) => [
    language,
    {
      asking: stemsOf(asking[language], language),
      topics: [...chartTopics, ...dateTopics].map((topic) => ({
        topic,
        words: stemsOf(words[topic][language], language),
      })),
    },
  ]),
) as Readonly<
  Record<KnowledgeLanguage, { asking: ReadonlySet<string>; topics: { topic: OwnTopic; words: ReadonlySet<string> }[] }>
>;

/** The one thing of their own that somebody asks for, with a number they name; null for any other question. */
export const findOwnTopic = (
  question: string,
  language: KnowledgeLanguage,
): { readonly topic: OwnTopic; readonly number: number | null } | null => {
  if (!own[language].test(question)) return null;
  const { asking: filler, topics } = compiled[language];
  const rest = contentWords(question, language).filter((word) => !filler.has(word));
  const figures = rest.filter((word) => /^\d+$/u.test(word));
  const telling = rest.filter((word) => !/^\d+$/u.test(word));
  const [topic] = topics.filter((one) => telling.length > 0 && telling.every((word) => one.words.has(word)));
  if (!topic) return null;
  // "What is my reading?" is answered by the help text; its date is one's own.
  if (topic.topic === 'readings' && !past[language].test(question)) return null;
  return { topic: topic.topic, number: figures.length === 1 ? Number(figures[0]) : null };
};
