import { createCorpora } from './corpora';
import { scan } from './scan';
import type { AnswerOf, Answers, Task } from './tasks';

/** What the thread does. Model and language data are imported on first use: a thread that only scans stays small. */
export const createPerformer = (): (<T extends Task>(task: T) => Promise<AnswerOf<T>>) => {
  const corpora = createCorpora();

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
  return <T extends Task>(task: T) => perform(task) as Promise<AnswerOf<T>>;
};
