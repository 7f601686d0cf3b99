import type { Ai, Corpus, Keyed } from '../../contract/ai';
import { DIMS } from './model-id';
import { createBusyError, type TaskQueues } from './task-queues';

const pack = (vectors: readonly Float32Array[]): Float32Array<ArrayBuffer> => {
  const packed = new Float32Array(vectors.length * DIMS);
  for (const [index, vector] of vectors.entries()) {
    if (vector.length !== DIMS) throw new Error(`a vector of ${vector.length} floats among vectors of ${DIMS}`);
    packed.set(vector, index * DIMS);
  }
  return packed;
};
const columns = (candidates: readonly Keyed[]) => ({
  keys: candidates.map(({ key }) => key),
  vectors: pack(candidates.map(({ vector }) => vector)),
});

/** Nearest-candidate search in the thread. A version of a corpus is uploaded once, also when many ask for it at the same time. */
export const createSearch = (queues: TaskQueues): Pick<Ai, 'nearest' | 'nearestIn'> => {
  const uploads = new Map<string, Promise<void>>();

  const upload = async ({ name, version, load }: Corpus): Promise<void> => {
    await queues.run('quick', () => ({ task: { kind: 'upload-begin', name, version, dims: DIMS } }));
    for await (const some of load()) {
      await queues.run('quick', () => {
        const { keys, vectors } = columns(some);
        return { task: { kind: 'upload-add', name, keys, vectors }, moved: [vectors.buffer] };
      });
    }
    await queues.run('quick', () => ({ task: { kind: 'upload-end', name } }));
  };

  /** Uploads of one name run one after the other: they share the place they are gathered in. */
  const uploadOnce = async (corpus: Corpus): Promise<void> => {
    const id = `${corpus.name} ${corpus.version}`;
    const running = uploads.get(id);
    if (running !== undefined) return running;
    const others = [...uploads].filter(([other]) => other.startsWith(`${corpus.name} `)).map(([, done]) => done);
    const mine = Promise.allSettled(others).then(() => upload(corpus));
    uploads.set(id, mine);
    try {
      await mine;
    } finally {
      uploads.delete(id);
    }
  };

  return {
    async nearest(queries, candidates, limit) {
      const packed = pack(queries);
      const found = await queues.run('quick', () => {
        const { keys, vectors } = columns(candidates);
        return { task: { kind: 'scan', queries: packed, dims: DIMS, limit, keys, vectors }, moved: [vectors.buffer] };
      });
      return found ?? [];
    },
    async nearestIn(queries, corpus, { limit, among }) {
      const packed = pack(queries);
      const ask = () =>
        queues.run('quick', () => ({
          task: {
            kind: 'scan',
            queries: packed,
            dims: DIMS,
            limit,
            corpus: corpus.name,
            version: corpus.version,
            ...(among === undefined ? {} : { among }),
          },
        }));
      const found = await ask();
      if (found !== null) return found;
      await uploadOnce(corpus);
      const again = await ask();
      if (again === null) throw createBusyError();
      return again;
    },
  };
};
