import type { RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { mailTemplates } from './mail-templates';
import { personalData } from './personal-data';
import { practiceProblemTexts } from './problem-texts';
import { measureRoutes } from './routes/measures';
import { noteRoutes } from './routes/notes';

/** Server side of notes and questionnaires between practitioners and their clients. */
export const server = defineServer(manifest, (core) => ({
  routes: { ...noteRoutes(core), ...measureRoutes(core) } satisfies RoutesOf<typeof endpoints>,
  problemTexts: practiceProblemTexts,
  mails: mailTemplates,
  personalData: personalData(core),
}));
