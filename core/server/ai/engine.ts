import type { Ai } from '../../contract/ai';
import type { Logger } from '../../contract/server';
import { createEmbedder, type EmbeddingCache } from './embedder';
import { createSearch } from './search';
import { createTaskQueues } from './task-queues';
import { createInProcess, createThread } from './thread';

/** How long a stop waits for queued work. */
const GRACE_MS = 5000;

export type Engine = Pick<Ai, 'embedder' | 'sentences' | 'passages' | 'nearest' | 'nearestIn'> & {
  stop(): Promise<void>;
};

/** Everything that runs in the worker thread, which starts with the first call; `inProcess` does without one. */
export const createEngine = (log: Logger, cache?: EmbeddingCache, inProcess = false): Engine => {
  const thread = inProcess ? createInProcess() : createThread(log);
  const queues = createTaskQueues(thread, log);
  return {
    embedder: createEmbedder(queues, cache),
    sentences: (text) => queues.run('quick', () => ({ task: { kind: 'sentences', text } })),
    passages: (text) => queues.run('quick', () => ({ task: { kind: 'passages', text } })),
    ...createSearch(queues),
    async stop() {
      await queues.stop(GRACE_MS);
      await thread.end();
    },
  };
};
