import { describe, expect, it } from 'vitest';
import { createTaskQueues } from './task-queues';
import type { AnswerOf, Task } from './tasks';
import { createThread, ThreadDied } from './thread';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const split = (text: string) => () => ({ task: { kind: 'sentences' as const, text } });

/** A thread that answers when the test says so. */
const slowThread = () => {
  const open: { text: string; answer: () => void; die: () => void }[] = [];
  return {
    open,
    run: <T extends Task>(task: T) =>
      new Promise<AnswerOf<T>>((resolve, reject) => {
        open.push({
          text: task.kind === 'sentences' ? task.text : task.kind,
          answer: () => resolve([] as unknown as AnswerOf<T>),
          die: () => reject(new ThreadDied('died')),
        });
      }),
  };
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('lanes', () => {
  it('hand one task at a time to the thread, quick ones first', async () => {
    const thread = slowThread();
    const queues = createTaskQueues(thread, quiet);
    const all = [
      queues.run('long', split('long 1')),
      queues.run('long', split('long 2')),
      queues.run('quick', split('quick')),
    ];
    for (let i = 0; i < 3; i += 1) {
      expect(thread.open).toHaveLength(i + 1);
      thread.open[i]?.answer();
      await turn();
    }
    await Promise.all(all);
    expect(thread.open.map(({ text }) => text)).toEqual(['long 1', 'quick', 'long 2']);
  });

  it('try a task again when the thread died, and give up with 503 when it dies again', async () => {
    const thread = slowThread();
    const queues = createTaskQueues(thread, quiet);
    const first = queues.run('quick', split('a'));
    thread.open[0]?.die();
    await turn();
    thread.open[1]?.answer();
    expect(await first).toEqual([]);
    await turn();

    const second = queues.run('quick', split('b'));
    thread.open[2]?.die();
    await turn();
    thread.open[3]?.die();
    await expect(second).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('refuse with 503 when too many wait', async () => {
    const queues = createTaskQueues(slowThread(), quiet);
    const waiting = Array.from({ length: 201 }, () => queues.run('quick', split('x')).catch((error: unknown) => error));
    await expect(queues.run('quick', split('x'))).rejects.toMatchObject({ status: 503 });
    await queues.stop(10);
    expect(await waiting[200]).toMatchObject({ status: 503 });
  });
});

describe('the thread', () => {
  it('starts again after it was ended', async () => {
    const thread = createThread(quiet);
    expect(await thread.run({ kind: 'sentences', text: 'One. Two.' })).toHaveLength(2);
    await thread.end();
    expect(await thread.run({ kind: 'sentences', text: 'One. Two.' })).toHaveLength(2);
    await thread.end();
  });

  it('fails what waits when it ends, and passes on what a task throws', async () => {
    const thread = createThread(quiet);
    const wrong = thread.run({ kind: 'upload-end', name: 'never begun' });
    await expect(wrong).rejects.toThrow('never begun');
    const waits = thread.run({ kind: 'embed', texts: ['x'] });
    const failed = expect(waits).rejects.toBeInstanceOf(ThreadDied);
    await thread.end();
    await failed;
  });

  it('is ended when it hangs', async () => {
    const thread = createThread(quiet, 1);
    await expect(thread.run({ kind: 'embed', texts: ['x'] })).rejects.toThrow('no answer in 1 ms');
    await thread.end();
  });
});
