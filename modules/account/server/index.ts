import type { RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { makeExport } from './jobs/make-export';
import { sweepExports } from './jobs/sweep-exports';
import { writeAddressChangeMail } from './jobs/write-address-change-mail';
import { mailTemplates } from './mail-templates';
import { personalData } from './personal-data';
import { accountPageProblemTexts } from './problem-texts';
import { addressChangeRoutes } from './routes/address-changes';
import { confirmPages } from './routes/confirm-pages';
import { deletionRoutes } from './routes/deletion';
import { exportRoutes } from './routes/exports';
import { pictureRoutes } from './routes/pictures';

/** Server side of this module. */
export const server = defineServer(manifest, (core) => {
  const exporting = makeExport(core);
  const addressMail = writeAddressChangeMail(core);
  return {
    routes: {
      ...pictureRoutes(core),
      ...addressChangeRoutes(core, addressMail),
      ...exportRoutes(core, exporting),
      ...deletionRoutes(core),
    } satisfies RoutesOf<typeof endpoints>,
    serverPages: confirmPages(core),
    jobs: [exporting, sweepExports(core), addressMail],
    problemTexts: accountPageProblemTexts,
    mails: mailTemplates,
    personalData: personalData(core),
  };
});
