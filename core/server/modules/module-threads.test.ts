import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../log';
import { createModuleThreads } from './module-threads';

const log = createLog({ logLevel: 'error' }, { write: () => undefined });
const threads = createModuleThreads(log, false);
afterAll(() => threads.stop());

interface Reading {
  findCandidates(answers: readonly object[], responseId: string): readonly object[];
  isNotThere(): string;
}

describe('functions of a module in a thread', () => {
  it('answer as they do in the process, and fail as they do', async () => {
    const inThread = threads.of('questions')<Reading>();
    expect(await inThread('findCandidates', [], 'nobody')).toEqual([]);
    await expect(inThread('isNotThere')).rejects.toThrow('exports no function isNotThere');
    // A reading that cannot be made in the thread leaves the next one alone.
    await expect(inThread('findCandidates', [{ responseId: 'one' }], 'one')).rejects.toThrow('modules thread:');
    expect(await inThread('findCandidates', [], 'nobody')).toEqual([]);
  }, 120_000);

  it('are refused with 503 once too many wait', async () => {
    const inThread = createModuleThreads(log, true).of('questions')<Reading>();
    const all = await Promise.allSettled(Array.from({ length: 41 }, () => inThread('findCandidates', [], 'nobody')));
    expect(all.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { status: 503 } }]);
  });

  it('are missed at once where a module has none', () => {
    expect(() => threads.of('geo')()).toThrow('module geo has no server/thread.ts');
  });
});
