import { defineServer, provide } from '#core/contract/server';
import { contentNouns, studio } from '#modules/studio/public';
import { needs } from '../lib/needs';
import { manifest } from '../module';
import { approaches, concernTopics } from '../public';
import { approachesContent, approachUse, knownApproaches, listAddedApproaches } from './approaches';
import { concernsContent, concernsNoun, createConcerns } from './content';
import { noteConcernUses, noteUses } from './queries/uses';

/** What people may choose as their concern, in the words and the order of the house. */
export const server = defineServer(manifest, (core) => {
  const concerns = createConcerns((language) => core.port(studio).read(concernsNoun, language));
  const added = () => listAddedApproaches((noun, language) => core.port(studio).read(noun, language));
  return {
    provides: [
      provide(
        contentNouns,
        concernsContent(() => [...new Set([...knownApproaches, ...added().map(({ name }) => name)])].sort()),
      ),
      provide(
        contentNouns,
        approachesContent((noun, language) => core.port(studio).read(noun, language)),
      ),
      provide(approaches, {
        list: added,
        noteUses: (trx, names) =>
          noteUses(
            trx,
            added().flatMap(({ key, name }) => (names.includes(name) ? [approachUse(key)] : [])),
          ),
      }),
      provide(concernTopics, {
        list: () => concerns().topics,
        needs: () => concerns().needs,
        addedNeeds: () => concerns().needs.slice(needs.length),
        noteUses: noteConcernUses,
      }),
    ],
  };
});
