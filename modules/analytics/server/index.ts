import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { figureTables } from '#modules/reporting/public';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { countJob } from './jobs/count';
import { mailFiguresJob } from './jobs/mail-figures';
import { mailTemplates } from './mails';
import { personalData } from './personal-data';
import { cohortTable } from './queries/cohort-table';
import { sources } from './queries/sources';
import { arrivalRoutes } from './routes/arrivals';
import { figureMailRoutes } from './routes/figure-mails';
import { figureRoutes } from './routes/figures';
import { tableRoutes } from './routes/tables';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, (core) => ({
  routes: {
    ...figureRoutes(core),
    ...tableRoutes(core),
    ...arrivalRoutes(core),
    ...figureMailRoutes(core),
  } satisfies RoutesOf<typeof endpoints>,
  jobs: [countJob(core), mailFiguresJob(core)],
  mails: mailTemplates,
  provides: [provide(figureTables, sources(core)), provide(figureTables, cohortTable(core))],
  personalData: personalData(core),
}));
