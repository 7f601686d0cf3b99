import { definePort } from '#core/contract/public';
import type { ChaptersView } from './schemas/chapters';

export type { Chapter, ChapterGroup, ChapterPassage, ChapterResponse, ChaptersView } from './schemas/chapters';

/** What is written about a chart. */
export interface ChartChapters {
  /** The chapters of a person's newest chart with what they said of them; null without a chart. */
  find(userId: string): Promise<ChaptersView | null>;
}
export const chartChapters = definePort<ChartChapters>('chart-chapters');
