import type { Core } from '#core/contract/server';
import { type Chapter, chartChapters } from '#modules/chart-chapters/public';
import { type KnowledgeLanguage, ownDates } from '#modules/knowledge/public';
import { milestones } from '#modules/records/public';
import chartNames from '../../data/chart-names.json';
import type { BookingState } from '../../schemas/values';
import type { Passage } from '../knowledge/units';
import { guessLanguage } from '../knowledge/words';
import { ownBookings } from '../queries/bookings';
import type { Asked } from './answer';
import { type ChartTopic, chartTopics, type DateTopic, findOwnTopic } from './own-topics';

type Said = Readonly<Record<KnowledgeLanguage, string>>;
/** Trips that are named in one answer; the others are on their page. */
const mostTrips = 3;

const chartTitle: Said = { en: 'Your chart in words', de: 'Dein Chart in Worten', es: 'Tu carta en palabras' };
const none: Readonly<Record<DateTopic, Said>> = {
  trips: {
    en: 'You have no trip or retreat with us at present.',
    de: 'Du hast bei uns zurzeit keine Reise und kein Retreat.',
    es: 'Ahora mismo no tienes ningún viaje ni retiro con nosotros.',
  },
  calls: {
    en: 'No introduction call is agreed at present. An appointment for a consultation is in our mail to you.',
    de: 'Zurzeit ist kein Kennenlerngespräch vereinbart. Den Termin einer Beratung findest du in unserer Mail an dich.',
    es: 'Ahora mismo no hay ninguna llamada de presentación acordada. La cita de una consulta está en nuestro correo.',
  },
  readings: {
    en: 'No reading has been made for you yet.',
    de: 'Für dich wurde noch keine Deutung erstellt.',
    es: 'Todavía no se ha hecho ninguna lectura para ti.',
  },
};
const dateTitles: Readonly<Record<DateTopic, Said>> = {
  trips: { en: 'Your trips', de: 'Deine Reisen', es: 'Tus viajes' },
  calls: { en: 'Your introduction calls', de: 'Deine Kennenlerngespräche', es: 'Tus llamadas de presentación' },
  readings: { en: 'Your reading', de: 'Deine Deutung', es: 'Tu lectura' },
};
const states: Readonly<Record<BookingState, Said>> = {
  requested: { en: 'requested', de: 'angefragt', es: 'solicitado' },
  held: {
    en: 'a quote waits for your answer',
    de: 'ein Angebot wartet auf deine Antwort',
    es: 'una oferta espera tu respuesta',
  },
  confirmed: { en: 'confirmed', de: 'bestätigt', es: 'confirmado' },
  completed: { en: 'completed', de: 'abgeschlossen', es: 'terminado' },
  cancelled: { en: 'called off', de: 'abgesagt', es: 'cancelado' },
  refunded: { en: 'refunded', de: 'erstattet', es: 'reembolsado' },
};

const translated: Readonly<Record<string, { readonly de: string; readonly es: string }>> = chartNames;
const nameOf = ({ id, title }: Chapter, language: KnowledgeLanguage): string =>
  language === 'en' ? title : (translated[id]?.[language] ?? title);

const fact = (source: string, title: string, path: string, language: KnowledgeLanguage, text: string): Passage => ({
  source: `own:${source}`,
  title,
  path,
  own: false,
  language,
  text,
  answers: title,
});

const isChartTopic = (topic: string): topic is ChartTopic => (chartTopics as readonly string[]).includes(topic);

/** The chapters of the person's chart on a topic: their names in the language of the question, and of a single one what it says. */
const findChartFacts = async (
  core: Pick<Core, 'port'>,
  userId: string,
  topic: ChartTopic,
  number: number | null,
  language: KnowledgeLanguage,
): Promise<Passage[]> => {
  const view = await core.port(chartChapters).find(userId);
  if (!view) return [];
  const all = view.groups.flatMap(({ chapters }) => chapters).filter(({ id }) => id.startsWith(`${topic}.`));
  const chapters = topic === 'gate' && number !== null ? all.filter(({ id }) => id === `gate.${number}`) : all;
  const title = chartTitle[language];
  if (chapters.length === 0) {
    if (topic !== 'gate' || number === null || number < 1 || number > 64) return [];
    const absent: Said = {
      en: `Gate ${number} is not activated in your chart.`,
      de: `Tor ${number} ist in deinem Chart nicht aktiviert.`,
      es: `La puerta ${number} no está activada en tu carta.`,
    };
    return [fact(`chart:${topic}`, title, '/profile/chapters', language, absent[language])];
  }
  const names = new Intl.ListFormat(language).format(chapters.map((chapter) => nameOf(chapter, language)));
  const inChart: Said = {
    en: `In your chart: ${names}.`,
    de: `In deinem Chart: ${names}.`,
    es: `En tu carta: ${names}.`,
  };
  const [only] = chapters;
  return [
    fact(`chart:${topic}`, title, '/profile/chapters', language, inChart[language]),
    ...(chapters.length === 1 && only
      ? [fact(`chapter:${only.id}`, only.title, '/profile/chapters', view.language, only.text.split('\n\n')[0] ?? '')]
      : []),
  ];
};

const findTrips = async (core: Pick<Core, 'db'>, userId: string, language: KnowledgeLanguage): Promise<Passage[]> => {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const today = new Date().toISOString().slice(0, 10);
  const all = await ownBookings(core.db, userId);
  const ahead = all
    .filter(({ status, endDate }) => endDate >= today && status !== 'cancelled' && status !== 'refunded')
    .sort((one, other) => one.startDate.localeCompare(other.startDate));
  return (ahead.length > 0 ? ahead : all)
    .slice(0, mostTrips)
    .map(({ id, title, startDate, endDate, status, destination }) => {
      const when = day.formatRange(new Date(`${startDate}T00:00:00Z`), new Date(`${endDate}T00:00:00Z`));
      return fact(
        `trip:${id}`,
        title,
        `/bookings/${id}`,
        language,
        `${title}, ${destination}: ${when} (${states[status][language]}).`,
      );
    });
};

const findCalls = async (
  core: Pick<Core, 'ports'>,
  userId: string,
  language: KnowledgeLanguage,
): Promise<Passage[]> => {
  const dates = (await Promise.all(core.ports(ownDates).map((one) => one.of(userId)))).flat();
  const title = dateTitles.calls[language];
  return dates.slice(0, mostTrips).map(({ at, zone, path }, index) => {
    const when = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
    const said: Said = { en: 'Introduction call', de: 'Kennenlerngespräch', es: 'Llamada de presentación' };
    return fact(`call:${index}`, title, path, language, `${said[language]}: ${when.format(new Date(at))} (${zone}).`);
  });
};

const findReadings = async (
  core: Pick<Core, 'ports'>,
  userId: string,
  language: KnowledgeLanguage,
): Promise<Passage[]> => {
  const marks = (await Promise.all(core.ports(milestones).map((one) => one.of(userId)))).flat();
  const [newest] = marks
    .filter(({ kind }) => kind === 'synthesis')
    .sort((one, other) => other.at.localeCompare(one.at));
  if (!newest) return [];
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(newest.at));
  const said: Said = {
    en: `Your newest reading was made on ${day}.`,
    de: `Deine neueste Deutung ist vom ${day}.`,
    es: `Tu lectura más reciente es del ${day}.`,
  };
  return [fact('reading', dateTitles.readings[language], newest.href, language, said[language])];
};

const finders = { trips: findTrips, calls: findCalls, readings: findReadings };

/**
 * What the product knows of the person who asks, when that is all they ask for: parts of their chart, their trips, calls and reading.
 * It goes to nobody else, to no language model either.
 */
export const findOwnFacts = async (
  core: Pick<Core, 'db' | 'port' | 'ports'>,
  { text, user, language: reads }: Asked,
): Promise<readonly Passage[]> => {
  if (user?.role !== 'client') return [];
  const language = guessLanguage(text, { reads });
  const found = findOwnTopic(text, language);
  if (!found) return [];
  const { topic, number } = found;
  if (isChartTopic(topic)) return findChartFacts(core, user.id, topic, number, language);
  const facts = await finders[topic](core, user.id, language);
  if (facts.length > 0) return facts;
  const { [topic]: path } = { trips: '/bookings', calls: '/matching/calls', readings: '/synthesis' };
  return [fact(topic, dateTitles[topic][language], path, language, none[topic][language])];
};
