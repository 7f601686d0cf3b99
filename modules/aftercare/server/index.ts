import type { RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { mailTemplates } from './mail-templates';
import { personalData } from './personal-data';
import { ports } from './ports';
import { aftercareProblemTexts } from './problem-texts';
import { aftercareReactions } from './reactions/aftercare-changed';
import { aftercareRoutes } from './routes/aftercare';
import { seedPlans } from './seed';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, (core) => ({
  routes: aftercareRoutes(core) satisfies RoutesOf<typeof endpoints>,
  provides: ports,
  reacts: aftercareReactions(core),
  problemTexts: aftercareProblemTexts,
  mails: mailTemplates,
  personalData: personalData(core),
  seed: (trx, demo) => seedPlans(core, trx, demo),
}));
