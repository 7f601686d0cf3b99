import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftKeeper, type DraftState, type PutOutcome } from './draft-keeper';
import { readLocalCopy } from './local-copy';

const memory = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
};
const draft = (text: string, revision: number) => ({
  laborNumber: 4,
  text,
  revision,
  basedOn: null,
  savedAt: '2026-11-21T10:42:00.000Z',
});

/** A keeper over a server that counts revisions like the real one. */
const scene = (
  options: { stored?: ReturnType<typeof draft>; storage?: ReturnType<typeof memory>; saved?: string } = {},
) => {
  const storage = options.storage ?? memory();
  const states: DraftState[] = [];
  const server = { draft: options.stored ?? null, online: true, deaf: false, calls: [] as string[] };
  const put = async (text: string, revision: number): Promise<PutOutcome> => {
    server.calls.push(text);
    if (!server.online) return { ok: false, conflict: false };
    if (revision !== (server.draft?.revision ?? 0)) return { ok: false, conflict: true, current: server.draft };
    server.draft = draft(text, revision + 1);
    return server.deaf ? { ok: false, conflict: false } : { ok: true, draft: server.draft };
  };
  const keeper = new DraftKeeper({
    userId: 'u1',
    laborNumber: 4,
    storage,
    stored: options.stored ?? null,
    saved: options.saved ?? '',
    put,
    onState: (state) => states.push(state),
  });
  return { keeper, server, storage, states, last: () => states.at(-1)?.kind };
};

describe('a draft', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is on the device with the first key and on the server within two seconds', async () => {
    const { keeper, server, storage } = scene();
    keeper.write('When I was eleven');
    expect(readLocalCopy(storage, 'u1', 4)?.text).toBe('When I was eleven');
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.draft?.text).toBe('When I was eleven');
    expect(readLocalCopy(storage, 'u1', 4)).toBeNull();
  });

  it('reaches the server within two seconds also when the writing never pauses', async () => {
    const { keeper, server } = scene();
    for (let key = 1; key <= 20; key += 1) {
      keeper.write('x'.repeat(key));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(server.calls.length).toBeGreaterThan(0);
  });

  it('stays on the device while the server is away, and goes up when it is back', async () => {
    const { keeper, server, storage, last } = scene();
    server.online = false;
    keeper.write('offline words');
    await vi.advanceTimersByTimeAsync(2000);
    expect(last()).toBe('device-only');
    expect(readLocalCopy(storage, 'u1', 4)?.text).toBe('offline words');
    server.online = true;
    await vi.advanceTimersByTimeAsync(6000);
    expect(server.draft?.text).toBe('offline words');
    expect(last()).toBe('stored');
  });

  it('survives a crash: unsaved words of the device win over the older draft', async () => {
    const storage = memory();
    const first = scene({ storage, stored: draft('old', 3) });
    first.server.online = false;
    first.keeper.write('old and new');
    const second = scene({ storage, stored: draft('old', 3) });
    expect(second.keeper.text).toBe('old and new');
    await vi.advanceTimersByTimeAsync(2000);
    expect(second.server.draft?.text).toBe('old and new');
  });

  it('knows its own words again when the receipt was lost in a reload', async () => {
    const storage = memory();
    const first = scene({ storage, stored: draft('old', 3) });
    first.server.deaf = true;
    first.keeper.write('old and');
    await vi.advanceTimersByTimeAsync(1000);
    first.keeper.write('old and new');
    // The server has 'old and' as revision 4; the page went away before it heard so and before the rest was sent.
    const { draft: received } = first.server;
    const second = scene({ storage, ...(received ? { stored: received } : {}) });
    expect(second.keeper.text).toBe('old and new');
    await vi.advanceTimersByTimeAsync(2000);
    expect(second.server.draft).toMatchObject({ text: 'old and new', revision: 5 });
  });

  it('knows its own words again when an answer was lost and writing went on', async () => {
    const { keeper, server, last } = scene({ stored: draft('old', 3) });
    server.deaf = true;
    keeper.write('old and');
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.draft?.revision).toBe(4);
    server.deaf = false;
    keeper.write('old and new');
    await vi.advanceTimersByTimeAsync(2000);
    expect(last()).toBe('stored');
    expect(server.draft).toMatchObject({ text: 'old and new', revision: 5 });
  });

  it('knows its own words again when a reload cut one request off and the next never left', async () => {
    const first = scene();
    first.server.deaf = true;
    first.keeper.write('My knees know');
    await vi.advanceTimersByTimeAsync(1000);
    first.keeper.write('My knees know about rain');
    // The page goes: what it sends now reaches nobody.
    first.server.online = false;
    await first.keeper.flush();
    expect(first.server.draft?.text).toBe('My knees know');
    const { keeper, server, last } = scene({ stored: draft('My knees know', 1), storage: first.storage });
    expect(keeper.text).toBe('My knees know about rain');
    await vi.advanceTimersByTimeAsync(100);
    expect([last(), server.draft?.text]).toEqual(['stored', 'My knees know about rain']);
  });

  it('says that it is stored when the server turns out to hold just these words', async () => {
    const { keeper, server, last } = scene();
    server.draft = draft('the same words', 3);
    keeper.write('the same words');
    await vi.advanceTimersByTimeAsync(2000);
    expect([last(), keeper.isUnsaved]).toEqual(['stored', false]);
  });

  it('never overwrites what another tab wrote; both texts are offered', async () => {
    const { keeper, server, states, last } = scene({ stored: draft('one', 1) });
    server.draft = draft('from the other tab', 2);
    keeper.write('from this tab');
    await vi.advanceTimersByTimeAsync(2000);
    expect(states.at(-1)).toEqual({ kind: 'conflict', theirs: server.draft });
    keeper.write('from this tab, more');
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.draft?.text).toBe('from the other tab');
    keeper.settle('mine', server.draft);
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.draft?.text).toBe('from this tab, more');
    expect(last()).toBe('stored');
  });

  it('leaves on the device what another window has not chosen yet', async () => {
    const { keeper, server, storage } = scene({ stored: draft('one', 1) });
    server.draft = draft('two', 2);
    const other = scene({ stored: server.draft, storage });
    Object.assign(other.server, { draft: server.draft });
    other.keeper.write('two, written on');
    keeper.write('undecided');
    await vi.advanceTimersByTimeAsync(2000);
    expect([keeper.contested, other.last()]).toEqual([true, 'stored']);
    expect(readLocalCopy(storage, 'u1', 4)?.text).toBe('undecided');
  });

  it('shows another draft when a save was refused for it, and sends one’s own once that was chosen', async () => {
    const { keeper, server, last } = scene();
    keeper.write('mine');
    await vi.advanceTimersByTimeAsync(2000);
    server.draft = draft('theirs', 5);
    keeper.contest(server.draft);
    expect([keeper.contested, last()]).toEqual([true, 'conflict']);
    keeper.settle('mine', server.draft);
    await vi.advanceTimersByTimeAsync(100);
    expect([server.draft?.text, keeper.revision, last()]).toEqual(['mine', 6, 'stored']);
  });

  it('is a new one for what is written while the answer is being saved', async () => {
    const { keeper, server, storage, last } = scene();
    keeper.write('the answer');
    await keeper.flush();
    keeper.pause(true);
    keeper.write('the answer, and one more thought');
    await vi.advanceTimersByTimeAsync(3000);
    expect([server.draft?.text, readLocalCopy(storage, 'u1', 4)?.text]).toEqual([
      'the answer',
      'the answer, and one more thought',
    ]);
    // Saving made the draft an answer.
    server.draft = null;
    expect(keeper.done('the answer', 'the answer')).toBe(false);
    keeper.pause(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect([server.draft, last()]).toEqual([draft('the answer, and one more thought', 1), 'stored']);
  });

  it('takes the other text when asked, and keeps nothing behind', async () => {
    const { keeper, server, storage } = scene({ stored: draft('one', 1) });
    server.draft = draft('theirs', 2);
    keeper.write('mine');
    await vi.advanceTimersByTimeAsync(2000);
    keeper.settle('theirs', server.draft);
    expect(keeper.text).toBe('theirs');
    expect(readLocalCopy(storage, 'u1', 4)).toBeNull();
  });

  it('is kept on the device alone while it is longer than the server takes', async () => {
    const { keeper, server, storage, last } = scene();
    const long = 'x'.repeat(50_001);
    keeper.write(long);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last()).toBe('too-long');
    expect(server.calls).toEqual([]);
    expect(readLocalCopy(storage, 'u1', 4)?.text).toBe(long);
    keeper.write(long.slice(1));
    await vi.advanceTimersByTimeAsync(2000);
    expect(last()).toBe('stored');
    expect(server.draft?.text).toHaveLength(50_000);
  });

  it('sends unsaved words when the page closes', async () => {
    const { keeper, server } = scene();
    keeper.write('last words');
    await keeper.close();
    expect(server.draft?.text).toBe('last words');
  });
});
