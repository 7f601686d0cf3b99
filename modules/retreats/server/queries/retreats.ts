import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { media } from '#modules/media/public';
import { money } from '#modules/money/public';
import { today } from '../../lib/days';
import type { PublicDate } from '../../schemas/date';
import type { RetreatCard, RetreatQuery, RetreatView } from '../../schemas/retreat';
import type { RetreatLanguage } from '../../schemas/values';
import { picturesOf } from '../actions/note-pictures';
import { Place } from '../models/place';
import { Retreat } from '../models/retreat';
import { RetreatDate, Room, Waiting } from '../models/retreat-date';
import { type CallersPart, toPublicDate } from '../views/date';
import { type ReadableContent, readContent, readContents } from './translations';

/** Retreats that the public list shows at most. */
const most = 200;
const lengths = { short: [1, 5], week: [6, 8], long: [9, 60] } as const;

const nobody: CallersPart = { waiting: 0, waitingAt: null, offeredUntil: null, ownPlaceId: null };

const callersParts = async (
  db: Knex,
  dates: readonly RetreatDate[],
  user: User | null,
): Promise<ReadonlyMap<string, CallersPart>> => {
  const ids = dates.map(({ id }) => id);
  const lines = await Waiting.query(db)
    .whereIn('experience_id', ids)
    .orderBy(['experience_id', 'created_at', 'user_id']);
  const own = user
    ? await Place.query(db)
        .whereIn('date_id', ids)
        .where({ user_id: user.id, status: 'booked' })
        .select('id', 'date_id')
    : [];
  return new Map(
    ids.map((id) => {
      const line = lines.filter(({ experienceId }) => experienceId === id);
      const at = user ? line.findIndex(({ userId }) => userId === user.id) : -1;
      return [
        id,
        {
          waiting: line.length,
          waitingAt: at < 0 ? null : at + 1,
          offeredUntil: line[at]?.offeredUntil ?? null,
          ownPlaceId: own.find(({ dateId }) => dateId === id)?.id ?? null,
        },
      ] as const;
    }),
  );
};

const datesAhead = (db: Knex, retreatIds: readonly string[]) =>
  RetreatDate.query(db)
    .whereIn('retreat_id', retreatIds)
    .where('starts_on', '>', today())
    .whereNot({ status: 'cancelled' })
    .orderBy(['starts_on', 'id']);

/** Dates ahead with their rooms, as everybody sees them. */
const viewPublicDates = async (db: Knex, dates: readonly RetreatDate[], user: User | null): Promise<PublicDate[]> => {
  const rooms = await Room.query(db)
    .whereIn(
      'date_id',
      dates.map(({ id }) => id),
    )
    .orderBy(['date_id', 'position']);
  const callers = await callersParts(db, dates, user);
  return dates.map((date) =>
    toPublicDate(
      date,
      rooms.filter(({ dateId }) => dateId === date.id),
      callers.get(date.id) ?? nobody,
    ),
  );
};

/** Whether a retreat says these words where its card shows them, as it was written or as it is read. */
const says = (shown: ReadableContent | undefined, { content }: Retreat, words: string): boolean =>
  [content, shown?.content ?? content].some(({ title, focus, summary, place }) =>
    [title, focus, summary, place.name].some((text) => text.toLowerCase().includes(words.toLowerCase())),
  );

const fitting = (query: Knex.QueryBuilder, { length, diet }: RetreatQuery): void => {
  if (length) query.whereRaw("(content->>'days')::int between ? and ?", [...lengths[length]]);
  if (diet) query.whereRaw("content->'diets' @> ?::jsonb", [JSON.stringify([diet])]);
};

/** The public list, the soonest first; retreats without a date come last. */
export const listCards = async (core: Core, asked: RetreatQuery): Promise<RetreatCard[]> => {
  const query = Retreat.query(core.db).where({ status: 'published' }).orderBy(['title', 'id']);
  fitting(query as never, asked);
  const found = await query;
  const contents = await readContents(core, core.db, found, asked.lang);
  const words = asked.q?.trim() ?? '';
  const rows = found.filter((row) => words === '' || says(contents.get(row.id), row, words)).slice(0, most);
  const dates = await viewDatesByRetreat(core.db, rows);
  const covers = rows.flatMap(({ content }) => content.pictures.slice(0, 1));
  const pictures = covers.length > 0 ? await core.port(media).pictures(core.db, covers) : new Map();
  const rates = await core.port(money).taxRates(core.db);
  const cards = rows.map(({ id, slug, content: original, sample }): RetreatCard => {
    const { content, language } = contents.get(id) ?? { content: original, language: original.language };
    const own = dates.get(id) ?? [];
    const open = own.filter(({ status }) => status === 'open');
    const priced = open.flatMap(({ from }) => (from ? [from] : []));
    return {
      ...{ slug, title: content.title, language, focus: content.focus, summary: content.summary, sample },
      placeName: content.place.name,
      days: content.days,
      cover: pictures.get(content.pictures[0] ?? '') ?? null,
      next: open[0]?.startsOn ?? null,
      left: open.reduce((sum, date) => sum + date.left, 0),
      dates: open.length,
      from: priced.reduce<RetreatCard['from']>((low, one) => (low === null || one.minor < low.minor ? one : low), null),
      taxRate: rates.get(content.taxCode) ?? 0,
      diets: content.diets,
      fitness: content.fitness.level,
    };
  });
  return cards
    .filter((card) => !asked.places || card.left > 0)
    .filter(
      (card) =>
        !asked.month ||
        (dates.get(idOf(rows, card.slug)) ?? []).some(({ startsOn }) => startsOn.startsWith(asked.month ?? '')),
    )
    .sort((one, other) => (one.next ?? '9').localeCompare(other.next ?? '9') || one.title.localeCompare(other.title));
};

const idOf = (rows: readonly Retreat[], slug: string): string => rows.find((row) => row.slug === slug)?.id ?? '';

const viewDatesByRetreat = async (db: Knex, rows: readonly Retreat[]): Promise<ReadonlyMap<string, PublicDate[]>> => {
  const found = await datesAhead(
    db,
    rows.map(({ id }) => id),
  );
  const views = await viewPublicDates(db, found, null);
  return new Map(
    rows.map(({ id }) => [
      id,
      views.filter((view) => found.some((date) => date.id === view.id && date.retreatId === id)),
    ]),
  );
};

/** The retreat at an address: published, or any for admins, who look at drafts. Throws 404. */
export const getReadableRetreat = async (db: Knex, slug: string, user: User | null): Promise<Retreat> => {
  const row = await Retreat.query(db).findOne({ slug });
  if (!row || (row.status !== 'published' && user?.role !== 'admin')) throw notFound('retreat');
  return row;
};

/** A retreat as its page shows it to somebody who reads a language. */
export const viewPublicRetreat = async (
  core: Core,
  row: Retreat,
  user: User | null,
  lang?: RetreatLanguage,
): Promise<RetreatView> => {
  const { content, language, translated, lacking, languages } = await readContent(core, row, lang);
  const ids = picturesOf(row);
  const pictures = ids.length > 0 ? await core.port(media).pictures(core.db, ids) : new Map();
  const files = ids.length > 0 ? await core.port(media).files(core.db, { ids, keys: [] }) : [];
  const dates = await datesAhead(core.db, [row.id]);
  const rates = await core.port(money).taxRates(core.db);
  return {
    slug: row.slug,
    title: content.title,
    language,
    translated,
    lacking: [...lacking],
    languages: [...languages],
    focus: content.focus,
    summary: content.summary,
    text: core.markdown(content.text),
    days: content.days,
    partnerName: content.partnerName,
    place: content.place,
    hosts: content.hosts.map(({ name, role, about, picture }) => ({
      ...{ name, role, about },
      picture: picture === null ? null : (pictures.get(picture) ?? null),
    })),
    pictures: content.pictures.flatMap((id) => pictures.get(id) ?? []),
    credits: [...new Set(files.map(({ credit }) => credit).filter((credit) => credit !== ''))],
    programme: content.programme,
    included: content.included,
    notIncluded: content.notIncluded,
    fitness: content.fitness,
    diets: content.diets,
    packing: content.packing,
    faq: content.faq,
    questions: row.content.questions.map((question, at) => ({
      ...question,
      label: content.questions[at]?.label ?? question.label,
      words: content.questions[at]?.options ?? question.options,
    })),
    checklist: content.checklist,
    currency: content.currency,
    paperAmounts: content.paperAmounts,
    taxRate: rates.get(content.taxCode) ?? 0,
    terms: content.terms,
    requiresJourney: content.requiresJourney,
    dates: await viewPublicDates(core.db, dates, user),
    published: row.status === 'published',
    sample: row.sample,
  };
};
