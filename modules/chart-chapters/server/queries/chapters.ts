import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Chart } from '#modules/chart-engine/public';
import { lifeMarkers } from '#modules/chart-engine/public-server';
import { ownCharts } from '#modules/profile/public';
import { outlineOf } from '../../lib/outline';
import type { ChaptersView } from '../../schemas/chapters';
import { findOwnSentences } from './own-sentences';
import { findResponses } from './responses';
import { readChapter } from './texts';

const markersOf = ({ utc, sweep }: Chart) => {
  const [from, to] = utc === null && sweep ? [sweep.from, sweep.to] : [utc ?? '', utc ?? ''];
  return lifeMarkers({ from: Date.parse(from), to: Date.parse(to) });
};

/** The chapters of a person's newest chart, with their own sentences and what they said of each; null without a chart. */
export const findChapters = async (core: Core, db: Knex, userId: string): Promise<ChaptersView | null> => {
  const charts = core.port(ownCharts);
  const newest = await charts.findNewest(db, userId);
  const birthDate = newest && (await charts.findBirthDate(db, userId));
  if (!newest || !birthDate) return null;
  const groups = outlineOf(newest.chart, birthDate, markersOf(newest.chart), Date.now());
  const [{ responses }, passagesOf] = await Promise.all([
    findResponses(core, db, userId),
    findOwnSentences(core, userId),
  ]);
  return {
    version: newest.version,
    language: 'en',
    groups: groups.map(({ id, chapters }) => ({
      id,
      chapters: chapters.map(({ id: chapter, facts }) => ({
        id: chapter,
        ...readChapter(chapter),
        facts: [...facts],
        passages: passagesOf(chapter),
        response: responses.find((one) => one.chapter === chapter) ?? null,
      })),
    })),
  };
};
