import { parentPort } from 'node:worker_threads';
import { createCorpora } from './corpora';
import { scan } from './scan';
import type { Answers, Reply, Request, Task } from './tasks';

const corpora = createCorpora();

/** Model and language data are imported on first use: a thread that only scans stays small. */
const perform = async (task: Task): Promise<Answers[Task['kind']]> => {
  switch (task.kind) {
    case 'embed':
      return (await import('./model')).embedTexts(task.texts);
    case 'sentences':
      return (await import('./split')).sentencesOf(task.text);
    case 'passages':
      return (await import('./split')).passagesOf(task.text);
    case 'scan': {
      if (task.corpus === undefined) return scan(task.queries, task.dims, task, task.limit);
      const matrix = corpora.find(task.corpus, task.version);
      return matrix && scan(task.queries, task.dims, matrix, task.limit, task.among);
    }
    case 'upload-begin':
      corpora.begin(task.name, task.version, task.dims);
      return null;
    case 'upload-add':
      corpora.add(task.name, task.keys, task.vectors);
      return null;
    case 'upload-end':
      corpora.end(task.name);
      return null;
  }
};

const reply = (message: Reply): void => {
  const moved = message.ok && message.value instanceof Float32Array ? [message.value.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(message, moved);
};

parentPort?.on('message', ({ id, task }: Request) => {
  perform(task).then(
    (value) => reply({ id, ok: true, value }),
    (error: unknown) => reply({ id, ok: false, error: error instanceof Error ? error.message : 'unknown' }),
  );
});
