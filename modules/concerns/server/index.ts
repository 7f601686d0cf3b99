import { defineServer, provide } from '#core/contract/server';
import { contentNouns, studio } from '#modules/studio/public';
import { needs } from '../lib/needs';
import { manifest } from '../module';
import { concernTopics } from '../public';
import { concernsContent, concernsNoun, createConcerns } from './content';
import { noteConcernUses } from './queries/uses';

/** What people may choose as their concern, in the words and the order of the house. */
export const server = defineServer(manifest, (core) => {
  const concerns = createConcerns((language) => core.port(studio).read(concernsNoun, language));
  return {
    provides: [
      provide(contentNouns, concernsContent),
      provide(concernTopics, {
        list: () => concerns().topics,
        needs: () => concerns().needs,
        addedNeeds: () => concerns().needs.slice(needs.length),
        noteUses: noteConcernUses,
      }),
    ],
  };
});
