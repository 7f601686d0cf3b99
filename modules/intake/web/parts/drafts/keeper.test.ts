import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answers } from '../../../schemas/answers';
import type { DraftView } from '../../../schemas/draft';
import type { DraftServer } from '../../api/draft-server';
import { readCopy } from './device-copy';
import { Keeper } from './keeper';
import type { Snapshot } from './kept';

const memory = () => {
  const saved = new Map<string, string>();
  return {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  };
};
const consent: Answers = { consentAnswers: true, consentSensitive: true };
const at = '2026-11-22T07:00:00.000000Z';

/** A server that keeps versions as the real one does. */
const aServer = (start: Answers | null = null) => {
  const state = {
    answers: start,
    version: start ? 1 : 0,
    online: true,
    deaf: false,
    births: [] as unknown[],
    sent: [] as Answers[],
  };
  const view = (): DraftView | null =>
    state.answers && {
      id: crypto.randomUUID(),
      version: state.version,
      answers: state.answers,
      kept: [],
      former: [],
      step: 1,
      savedAt: at,
      expiresAt: at,
      owned: false,
    };
  const put = (answers: Answers) => {
    state.sent.push(answers);
    state.answers = { ...state.answers, ...answers };
    state.version++;
    if (state.deaf) throw new Error('the answer was lost');
    return { id: crypto.randomUUID(), version: state.version, savedAt: at };
  };
  const reach = () => {
    if (!state.online) throw new Error('offline');
  };
  const server: DraftServer = {
    read: async () => {
      reach();
      return view();
    },
    create: async (answers) => {
      reach();
      return put(answers);
    },
    change: async (answers, _step, version) => {
      reach();
      if (!state.answers || version !== state.version) return { ok: false, current: view() };
      return { ok: true, receipt: put(answers) };
    },
    drop: async () => {
      reach();
      state.answers = null;
      state.version = 0;
    },
    keepBirth: async (birth) => {
      reach();
      state.births.push(birth);
      return state.version;
    },
  };
  return { state, server };
};

const scene = (start: Answers | null = null, { server, state } = aServer(start), storage = memory()) => {
  let last: Snapshot | null = null;
  const keeper = new Keeper({
    storage,
    key: 'k',
    server,
    onChange: (snapshot) => {
      last = snapshot;
    },
  });
  return { keeper, state, server, storage, kept: () => last?.kept.kind, saved: () => readCopy(storage, 'k') };
};

describe('a questionnaire that is being written', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is on the device at every key and on the server within two seconds, also while one writes on', async () => {
    const { keeper, state, saved, kept } = scene();
    await keeper.start();
    keeper.write(consent);
    for (let key = 1; key <= 20; key++) {
      keeper.write({ griefLoss: 'x'.repeat(key) });
      expect(saved()?.answers.griefLoss).toBe('x'.repeat(key));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(state.answers?.griefLoss?.length).toBeGreaterThan(10);
    await vi.advanceTimersByTimeAsync(1000);
    expect(state.answers?.griefLoss).toBe('x'.repeat(20));
    expect(kept()).toBe('stored');
  });

  it('is sent by one request at a time, however often somebody goes on meanwhile', async () => {
    const { server, state } = aServer();
    const requests = { open: 0, most: 0 };
    const change: DraftServer['change'] = async (...of) => {
      requests.open++;
      requests.most = Math.max(requests.most, requests.open);
      await new Promise((resolve) => setTimeout(resolve, 500));
      requests.open--;
      return server.change(...of);
    };
    const { keeper } = scene(null, { server: { ...server, change }, state });
    await keeper.start();
    keeper.write(consent);
    await keeper.flush();
    for (let question = 1; question <= 4; question++) {
      keeper.write({ griefLoss: `word ${question}` });
      void keeper.flush();
    }
    for (let step = 0; step < 8; step++) {
      await vi.advanceTimersByTimeAsync(250);
      keeper.write({ moneyAbundance: `word ${step}` });
      void keeper.flush();
    }
    await vi.advanceTimersByTimeAsync(5000);
    expect(requests.most).toBe(1);
    expect(state.answers).toMatchObject({ griefLoss: 'word 4', moneyAbundance: 'word 7' });
  });

  it('stays on the device before consent, and what hurts before the consent of its own', async () => {
    const { keeper, state, kept } = scene();
    await keeper.start();
    keeper.write({ firstName: 'Clara', griefLoss: 'My brother.' });
    await vi.advanceTimersByTimeAsync(5000);
    expect([state.answers, kept()]).toEqual([null, 'here']);
    keeper.write({ consentAnswers: true });
    await vi.advanceTimersByTimeAsync(2000);
    expect(state.answers).toEqual({ consentAnswers: true, firstName: 'Clara' });
    expect(kept()).toBe('here');
    keeper.write({ consentSensitive: true });
    await vi.advanceTimersByTimeAsync(2000);
    expect([state.answers?.griefLoss, kept()]).toEqual(['My brother.', 'stored']);
    keeper.write({ consentSensitive: false });
    await vi.advanceTimersByTimeAsync(2000);
    expect(state.answers?.griefLoss).toBe(null);
    keeper.write({ consentAnswers: false });
    await vi.advanceTimersByTimeAsync(2000);
    expect(state.answers).toBe(null);
    expect(keeper.snapshot.answers.griefLoss).toBe('My brother.');
  });

  it('survives a crash while offline: a new page sends what the old one could not', async () => {
    const first = scene();
    await first.keeper.start();
    first.keeper.write(consent);
    await vi.advanceTimersByTimeAsync(2000);
    first.state.online = false;
    first.keeper.write({ futureVision: 'A quiet house.' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(first.kept()).toBe('retry');
    first.keeper.close();
    first.state.online = true;
    const second = scene(null, first, first.storage);
    expect(second.keeper.snapshot.answers.futureVision).toBe('A quiet house.');
    await second.keeper.start();
    expect(second.state.answers?.futureVision).toBe('A quiet house.');
  });

  it('takes over what another device added, and asks only where both wrote', async () => {
    const { keeper, state } = scene({ ...consent, griefLoss: 'before' });
    await keeper.start();
    state.answers = { ...state.answers, griefLoss: 'theirs', moneyAbundance: 'from the phone' };
    state.version++;
    keeper.write({ griefLoss: 'mine', bodyHealth: 'from here' });
    await vi.advanceTimersByTimeAsync(3000);
    const { answers, conflicts } = keeper.snapshot;
    expect(answers).toMatchObject({ griefLoss: 'mine', moneyAbundance: 'from the phone', bodyHealth: 'from here' });
    expect(conflicts).toEqual({ griefLoss: 'theirs' });
    expect(state.answers).toMatchObject({ griefLoss: 'theirs', bodyHealth: 'from here' });
    keeper.settle('griefLoss', 'mine\n\ntheirs');
    await vi.advanceTimersByTimeAsync(2000);
    expect(keeper.snapshot.conflicts).toEqual({});
    expect(state.answers?.griefLoss).toBe('mine\n\ntheirs');
  });

  it('knows its own words again when their receipt was lost', async () => {
    const { keeper, state } = scene(consent);
    await keeper.start();
    state.deaf = true;
    keeper.write({ griefLoss: 'one' });
    await vi.advanceTimersByTimeAsync(1000);
    state.deaf = false;
    keeper.write({ griefLoss: 'one two' });
    await vi.advanceTimersByTimeAsync(8000);
    expect(keeper.snapshot.conflicts).toEqual({});
    expect(state.answers?.griefLoss).toBe('one two');
  });

  it('keeps the birth data waiting until the server can be reached', async () => {
    const { keeper, state, saved } = scene(consent);
    await keeper.start();
    state.online = false;
    keeper.write({
      firstName: 'Clara',
      lastName: 'Moreau',
      email: 'clara@example.com',
      dateOfBirth: '1990-04-12',
      birthTimeUnknown: true,
      timezone: 'Europe/Paris',
    });
    keeper.keepBirth();
    await vi.advanceTimersByTimeAsync(1000);
    expect([state.births, saved()?.birth]).toEqual([[], true]);
    state.online = true;
    await vi.advanceTimersByTimeAsync(6000);
    expect(state.births).toMatchObject([{ firstName: 'Clara', birthTime: null, birthTimeUnknown: true }]);
    expect(saved()?.birth).toBe(false);
  });

  it('leaves nothing on the device after it was sent, not even through an answer that comes late', async () => {
    const { keeper, storage } = scene(consent);
    await keeper.start();
    keeper.write({ griefLoss: 'x' });
    const late = keeper.flush();
    keeper.done();
    await late;
    await vi.advanceTimersByTimeAsync(8000);
    expect(storage.getItem('k')).toBe(null);
    expect(keeper.snapshot.answers).toEqual({});
  });
});
