import type { RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { createRunImport } from './jobs/run-import';
import { createSweepImports } from './jobs/sweep-imports';
import { personalData } from './personal-data';
import { importRoutes } from './routes/imports';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, (core) => {
  const job = createRunImport(core);
  return {
    routes: importRoutes(core, job) satisfies RoutesOf<typeof endpoints>,
    jobs: [job, createSweepImports(core)],
    personalData: personalData(core),
  };
});
