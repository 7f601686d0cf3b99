import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import { createLibrary } from './knowledge/library';
import { personalData } from './personal-data';
import { routes } from './routes';

/** Server side of the assistant and the messaging card. */
export const server = defineServer(manifest, (core) => {
  const library = createLibrary(core);
  return {
    routes: routes(core, library),
    personalData: personalData(core),
    overlays: { messaging: core.config.messagingLink !== null },
  };
});
