import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { ContentFields, ContentLanguage } from '../../lib/content';
import type { Catalogue } from './catalogue';
import { builtInTexts, createTexts, readShown, type Shown, type Texts } from './texts';

/** Milliseconds after which a read looks whether another process published something, should its signal have been lost. */
const freshMs = 10_000;

/** What is shown now, in the memory of this process. */
export interface Published {
  /** Reads everything anew. */
  load(): Promise<void>;
  /** Reads anew once a transaction is committed: here before the request is answered, in the other processes soon after. */
  changeWith(trx: Knex.Transaction): void;
  /** By key. */
  read(noun: string, language: ContentLanguage): ReadonlyMap<string, ContentFields>;
  /** The documents of a noun that say something else than what is built in. */
  readChanged(noun: string, language: ContentLanguage): Readonly<Record<string, ContentFields>>;
  /** When a document was last published; null while it is built in. */
  findPublishedAt(noun: string, key: string, language: ContentLanguage): string | null;
  /** Number of the version that is shown; null while it is built in. */
  findVersion(noun: string, key: string, language: ContentLanguage): number | null;
}

type PublishedCore = Pick<Core, 'db' | 'log' | 'afterCommit'> & {
  readonly realtime: Pick<Core['realtime'], 'signal' | 'onSignal'>;
};

/** Keeps what is published in memory: pages and answers read it without a query. */
export const createPublished = (core: PublishedCore, catalogue: Catalogue, now = () => Date.now()): Published => {
  let texts: Texts = builtInTexts;
  let revision = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  let memory = new Map<string, unknown>();

  /** Another one after each publication, and after each document that was added or removed. */
  const readRevision = async (): Promise<string> => {
    const row = await core.db('studio_documents').sum({ n: 'published' }).first();
    const added = await core.db('studio_additions').count({ n: '*' }).max({ last: 'id' }).first();
    return [row?.n, added?.n, added?.last].join(' ');
  };
  const load = async (): Promise<void> => {
    const before = await readRevision();
    await catalogue.loadAdditions();
    const objects = catalogue.nouns().filter(({ listObjects }) => listObjects);
    texts = createTexts(await readShown(core.db, {}, { without: objects.map(({ noun }) => noun) }));
    memory = new Map();
    revision = before;
    lookedAt = now();
  };
  const warn = (error: Error): void =>
    core.log.warn('studio: publications could not be read', { message: error.message });
  /** Nobody waits for it: what is read meanwhile is as old as the last look. */
  const lookInTime = (): void => {
    if (now() - lookedAt < freshMs) return;
    lookedAt = now();
    readRevision()
      .then((found) => (found === revision ? undefined : load()))
      .catch(warn);
  };
  core.realtime.onSignal('published', () => void load().catch(warn));

  const memorise = <T>(name: string, make: () => T): T => {
    if (!memory.has(name)) memory.set(name, make());
    return memory.get(name) as T;
  };
  const documentsOf = (name: string) => {
    const noun = catalogue.nouns().find((one) => one.noun === name);
    return noun ? catalogue.listDocuments(name).map((document) => ({ noun, document })) : [];
  };

  const findShown = (noun: string, key: string, language: ContentLanguage): Shown | null => {
    const of = documentsOf(noun).find(({ document }) => document.key === key);
    return of ? texts.shown(of, language) : null;
  };

  return {
    load,
    changeWith: (trx) =>
      core.afterCommit(trx, async () => {
        await load().catch(warn);
        core.realtime.signal('published');
      }),
    read: (noun, language) => {
      lookInTime();
      return memorise(
        `all ${noun} ${language}`,
        () => new Map(documentsOf(noun).map((of) => [of.document.key, texts.fields(of, language)])),
      );
    },
    readChanged: (noun, language) => {
      lookInTime();
      return memorise(`changed ${noun} ${language}`, () =>
        Object.fromEntries(
          documentsOf(noun).flatMap((of) => {
            const said = texts.fields(of, language);
            const isBuiltIn = JSON.stringify(said) === JSON.stringify(builtInTexts.fields(of, language));
            return isBuiltIn ? [] : [[of.document.key, said]];
          }),
        ),
      );
    },
    findPublishedAt: (noun, key, language) => findShown(noun, key, language)?.at ?? null,
    findVersion: (noun, key, language) => findShown(noun, key, language)?.number ?? null,
  };
};
