import { importKinds, toImportKind } from '#core/contract/imports';
import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { knowledge } from '#modules/knowledge/public';
import { figureTables } from '#modules/reporting/public';
import { contentNouns, firstRunSteps } from '#modules/studio/public';
import { manifest } from '../module';
import { magazine } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { createArticleKind } from './actions/import-articles';
import { createArticleNoun } from './article-noun';
import { seedBundledArticles } from './bundled/seed-articles';
import { firstArticle } from './first-run';
import { forgetJob } from './jobs/forget-visitors';
import { publishJob } from './jobs/publish-due';
import { createKnowledge, listPublishedTexts } from './knowledge';
import { cards } from './pages/cards';
import { feed } from './pages/feed';
import { publicPages } from './pages/pages';
import { personalData } from './personal-data';
import { articleLeads } from './queries/article-leads';
import { editingRoutes } from './routes/editing';
import { reactingRoutes } from './routes/reacting';
import { readingRoutes } from './routes/reading';
import { createSeed } from './seed';

/** Server side of the magazine. */
export const server = defineServer(manifest, (core) => {
  const publish = publishJob(core);
  return {
    routes: { ...readingRoutes(core), ...reactingRoutes(core), ...editingRoutes(core, publish) } satisfies RoutesOf<
      typeof endpoints
    >,
    jobs: [publish, forgetJob(core)],
    provides: [
      provide(magazine, { published: () => listPublishedTexts(core.db) }),
      provide(knowledge, createKnowledge(core.db)),
      provide(contentNouns, createArticleNoun(core)),
      provide(figureTables, articleLeads),
      provide(firstRunSteps, firstArticle),
      provide(importKinds, toImportKind(createArticleKind(core))),
    ],
    publicPages: publicPages(core),
    publicDocuments: [feed(core), ...cards],
    personalData: personalData(core),
    start: () => seedBundledArticles(core),
    seed: createSeed(core),
  };
});
