import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import {
  introductionTimes,
  type PractitionerRecord,
  parseSampleName,
  practitionerRecords,
} from '#modules/matching/public';
import { media } from '#modules/media/public';
import { pickTexts, textLanguages, toParagraphs } from '../../lib/page-content';
import type { PageCard, PageView } from '../../schemas/page';
import { noticeHours, type PageLanguage } from '../../schemas/values';
import { Credential } from '../models/credential';
import type { Page } from '../models/page';
import { isChecked, toPublicCredential } from '../views/credential';
import { listRatings } from './ratings';

/** Days in which the next free times are looked for, and how many of them a card shows. */
const daysAhead = 14;
const timesShown = 3;

/** Who of these practitioners has a credential that was checked and is valid. */
const listVerified = async (db: Knex, userIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await Credential.query(db)
    .whereIn('user_id', [...userIds])
    .where({ state: 'checked' });
  return new Set(rows.filter(isChecked).map(({ userId }) => userId));
};

interface CardContext {
  readonly records: ReadonlyMap<string, PractitionerRecord>;
  readonly photos: Awaited<ReturnType<typeof readPhotos>>;
  readonly verified: ReadonlySet<string>;
  readonly ratings: Awaited<ReturnType<typeof listRatings>>;
  readonly free: Awaited<ReturnType<typeof readFree>>;
}

const readPhotos = (core: Core, db: Knex, pages: readonly Page[]) =>
  core.port(media).pictures(
    db,
    pages.flatMap(({ published }) => published?.photoId ?? []),
  );

const readFree = (core: Core, db: Knex, pages: readonly Page[]) =>
  core.port(introductionTimes).listNext(
    db,
    pages.map(({ practitionerId }) => practitionerId),
    { days: daysAhead, most: 40 },
  );

const readContext = async (core: Core, db: Knex, pages: readonly Page[]): Promise<CardContext> => ({
  records: await core.port(practitionerRecords).list(
    db,
    pages.map(({ practitionerId }) => practitionerId),
  ),
  photos: await readPhotos(core, db, pages),
  verified: await listVerified(
    db,
    pages.map(({ userId }) => userId),
  ),
  ratings: await listRatings(
    db,
    pages.map(({ id }) => id),
  ),
  free: await readFree(core, db, pages),
});

/** Times that a practitioner can still answer. */
export const keepAnswerable = (starts: readonly string[]): string[] => {
  const first = Date.now() + noticeHours * 3_600_000;
  return starts.filter((start) => Date.parse(start) >= first);
};

const toCard = (core: Core, page: Page, context: CardContext, wanted: PageLanguage | undefined): PageCard | null => {
  const { published, publishedFacts: facts, slug } = page;
  const record = context.records.get(page.practitionerId);
  if (!published || !facts || slug === null || !record) return null;
  const { language, texts } = pickTexts(published, wanted);
  const titles = core.port(practitionerRecords).listTitles([...facts.specializations, ...facts.languages]);
  const titlesOf = (names: readonly string[]) => names.flatMap((name) => titles.get(name) ?? []);
  const isOpen = record.availability !== 'closed';
  const free = isOpen ? context.free.get(page.practitionerId) : undefined;
  return {
    // The mark of a sample says so next to the name.
    ...{ slug, name: parseSampleName(facts.name).name, headline: texts.headline, language },
    photo: (published.photoId === null ? null : context.photos.get(published.photoId)) ?? null,
    specializations: titlesOf(facts.specializations),
    languages: titlesOf(facts.languages),
    modes: record.modes.toSorted().toReversed(),
    pricePerHour: record.pricePerHour,
    place: record.place?.label ?? null,
    experience: facts.experience,
    isVerified: context.verified.has(page.userId),
    rating: context.ratings.get(page.id) ?? null,
    isOpen,
    nextFree: keepAnswerable(free?.starts ?? []).slice(0, timesShown),
    zone: free?.zone ?? null,
    sample: page.sample,
  };
};

/** Pages as cards of the directory. */
export const viewCards = async (
  core: Core,
  db: Knex,
  pages: readonly Page[],
  wanted: PageLanguage | undefined,
): Promise<PageCard[]> => {
  const context = await readContext(core, db, pages);
  return pages.flatMap((page) => toCard(core, page, context, wanted) ?? []);
};

/** A page as everybody reads it; null where its record is gone. */
export const viewPage = async (
  core: Core,
  db: Knex,
  page: Page,
  wanted: PageLanguage | undefined,
): Promise<PageView | null> => {
  const { published, publishedFacts: facts } = page;
  const card = toCard(core, page, await readContext(core, db, [page]), wanted);
  if (!card || !published || !facts) return null;
  const { texts } = pickTexts(published, wanted);
  const titles = core.port(practitionerRecords).listTitles(facts.specializations);
  const [film = null] =
    published.filmId === null ? [] : await core.port(media).files(db, { ids: [published.filmId], keys: [] });
  const credentials = await Credential.query(db)
    .where({ user_id: page.userId })
    .whereIn('state', ['checked', 'expired'])
    .orderBy([{ column: 'year', order: 'desc' }, 'id']);
  return {
    ...card,
    practitionerId: page.practitionerId,
    introduction: toParagraphs(texts.introduction),
    approach: toParagraphs(texts.approach),
    approachName: facts.approach,
    statements: facts.statements.flatMap(({ specialization, statement }) => {
      const title = titles.get(specialization);
      return title ? [{ title, statement }] : [];
    }),
    answers: texts.answers,
    film,
    credentials: credentials.map(toPublicCredential),
    texts: textLanguages(published),
  };
};
