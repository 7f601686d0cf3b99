import { pageContent } from '#core/contract/hooks';
import { mailWordings } from '#core/contract/mail-templates';
import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { nameInPages } from '../lib/page-content';
import { manifest } from '../module';
import { contentNouns, contentTranslations, firstRunSteps, keptVersions, studio } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { keepVersion } from './actions/keep-version';
import { publishScheduled } from './jobs/publish-scheduled';
import { createMailsNoun, findWording } from './mails-noun';
import { personalData } from './personal-data';
import { createCatalogue } from './queries/catalogue';
import { isReviewed } from './queries/documents';
import { createPublished } from './queries/published';
import { createTranslations } from './queries/translations';
import { documentRoutes } from './routes/documents';
import { draftRoutes } from './routes/drafts';
import { firstRunRoutes, mailStep } from './routes/first-run';
import { keptRoutes } from './routes/kept-versions';
import { settingsNoun } from './settings-noun';

/** Server side of the content studio. */
export const server = defineServer(manifest, (core) => {
  const catalogue = createCatalogue(core);
  const published = createPublished(core, catalogue);
  const parts = { core, catalogue, published };
  return {
    routes: {
      ...firstRunRoutes(core),
      ...keptRoutes(core),
      ...documentRoutes(parts),
      ...draftRoutes(parts),
    } satisfies RoutesOf<typeof endpoints>,
    jobs: [publishScheduled(parts)],
    personalData: personalData(core),
    provides: [
      provide(contentNouns, createMailsNoun(core)),
      provide(contentNouns, settingsNoun),
      provide(mailWordings, {
        find: (template, language) => findWording(published, template, language),
      }),
      provide(firstRunSteps, mailStep(core)),
      provide(studio, {
        read: published.read,
        find: (noun, key, language) => published.read(noun, language).get(key) ?? null,
        findPublishedAt: published.findPublishedAt,
        findVersion: published.findVersion,
      }),
      provide(contentTranslations, createTranslations(catalogue)),
      provide(keptVersions, { keep: keepVersion, isReviewed: () => isReviewed(parts) }),
      provide(pageContent, {
        of: ({ language, user }) =>
          Object.fromEntries(
            catalogue.nouns().flatMap(({ noun, inPages }) => {
              if (inPages === null || (inPages === 'signed-in' && !user)) return [];
              const changed = published.readChanged(noun, language);
              return Object.keys(changed).length > 0 ? [[nameInPages(noun), changed]] : [];
            }),
          ),
      }),
    ],
    start: async () => {
      await catalogue.load();
      await published.load();
    },
  };
});
