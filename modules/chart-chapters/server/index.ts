import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { reportChapters } from '#modules/records/public';
import { manifest } from '../module';
import { chartChapters } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { personalData } from './personal-data';
import { chapterProblemTexts } from './problem-texts';
import { findChapters } from './queries/chapters';
import { chapterRoutes } from './routes/chapters';
import { chaptersSection } from './views/chapters-section';

/** Server side of this module. */
export const server = defineServer(manifest, (core) => ({
  routes: { ...chapterRoutes(core) } satisfies RoutesOf<typeof endpoints>,
  problemTexts: chapterProblemTexts,
  personalData: personalData(core),
  provides: [
    provide(chartChapters, { find: (userId) => findChapters(core, core.db, userId) }),
    provide(reportChapters, {
      of: async (userId, { birth }) => {
        const found = birth ? await findChapters(core, core.db, userId) : null;
        return found ? [chaptersSection(found)] : [];
      },
    }),
  ],
}));
