import { defineServer, provide } from '#core/contract/server';
import { contentNouns, studio } from '#modules/studio/public';
import { manifest } from '../module';
import { concernTopics } from '../public';
import { concernsContent, concernsNoun, toTopics } from './content';

/** What people may choose as their concern, in the words and the order of the house. */
export const server = defineServer(manifest, (core) => ({
  provides: [
    provide(contentNouns, concernsContent),
    provide(concernTopics, {
      list: () => {
        const read = core.port(studio).read;
        return toTopics({ en: read(concernsNoun, 'en'), de: read(concernsNoun, 'de'), es: read(concernsNoun, 'es') });
      },
    }),
  ],
}));
