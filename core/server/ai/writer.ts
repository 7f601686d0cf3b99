import CircuitBreaker from 'opossum';
import type { Ai, ObjectAnswer, ObjectRequest } from '../../contract/ai';
import type { Logger } from '../../contract/server';
import type { Config } from '../host';
import type { CallFailure } from './generate';
import { type Ledger, UNKNOWN_USAGE, type Usage } from './ledger';

type Llm = NonNullable<Config['llm']>;
type Outcome = { readonly answer: ObjectAnswer; readonly usage: Usage };
export type Writer = Ai['writer'] & { stop(): void };

export const NO_WRITER: Writer = {
  provider: null,
  price: null,
  timeoutMs: 0,
  findUsualMs: async () => null,
  object: async () => ({ ok: false, reason: 'not-configured' }),
  stop: () => undefined,
};

/** A call that the breaker counts: the provider was away or too slow. */
class Trouble extends Error {
  constructor(
    readonly reason: 'timeout' | 'provider',
    readonly usage: Usage,
  ) {
    super(reason);
  }
}

interface Parts {
  readonly llm: Llm;
  readonly ledger: Ledger;
  readonly log: Logger;
  /** How long the breaker stays open; default half a minute. */
  readonly breakMs?: number;
}

/** Objects from the configured language model: quota, breaker and one overall time limit around `generate`. */
export const createWriter = ({ llm, ledger, log, breakMs = 30_000 }: Parts): Writer => {
  const running = new Set<AbortController>();

  const modelFor = ({ isCheck }: ObjectRequest): string => (isCheck && llm.checkModel) || llm.model;

  const call = async (request: ObjectRequest): Promise<Outcome> => {
    const { generate } = await import('./generate');
    const stopper = new AbortController();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      stopper.abort();
    }, llm.timeoutMs);
    running.add(stopper);
    const leave = () => stopper.abort();
    request.signal?.addEventListener('abort', leave);
    if (request.signal?.aborted) leave();
    try {
      const model = modelFor(request);
      const { value, usage } = await generate({ ...llm, model }, request, stopper.signal);
      return { answer: { ok: true, value, model }, usage };
    } catch (error) {
      const { reason, usage, message } = error as CallFailure;
      // The one who asked went away: nothing is wrong with the provider.
      if (request.signal?.aborted) return { answer: { ok: false, reason: 'stopped' }, usage };
      log.warn('language model call failed', {
        purpose: request.purpose,
        reason: late ? 'timeout' : reason,
        why: message,
      });
      if (late) throw new Trouble('timeout', usage);
      if (reason === 'provider') throw new Trouble('provider', usage);
      return { answer: { ok: false, reason }, usage };
    } finally {
      clearTimeout(timer);
      running.delete(stopper);
      request.signal?.removeEventListener('abort', leave);
    }
  };

  const breaker = new CircuitBreaker(call, {
    timeout: false,
    errorThresholdPercentage: 50,
    volumeThreshold: 4,
    rollingCountTimeout: 60_000,
    rollingCountBuckets: 6,
    resetTimeout: breakMs,
  });
  breaker.on('open', () => log.warn('language model breaker opened', { breakMs }));
  breaker.on('close', () => log.info('language model breaker closed'));

  const attempt = async (request: ObjectRequest): Promise<Outcome> => {
    try {
      return await breaker.fire(request);
    } catch (error) {
      return error instanceof Trouble
        ? { answer: { ok: false, reason: error.reason }, usage: error.usage }
        : { answer: { ok: false, reason: 'breaker' }, usage: UNKNOWN_USAGE };
    }
  };

  const provider = new URL(llm.baseUrl).host;
  return {
    provider,
    price: llm.price ?? null,
    timeoutMs: llm.timeoutMs,
    findUsualMs: (purpose) => ledger.findUsualMs(purpose, [llm.model, llm.checkModel ?? llm.model]),
    async object(request) {
      if (breaker.opened) return { ok: false, reason: 'breaker' };
      const id = await ledger.begin(request, { provider, model: modelFor(request) });
      if (id === null) return { ok: false, reason: 'quota' };
      const start = performance.now();
      const { answer, usage } = await attempt(request);
      await ledger.end(id, {
        outcome: answer.ok ? 'ok' : answer.reason,
        latencyMs: performance.now() - start,
        ...usage,
      });
      return answer;
    },
    stop() {
      for (const stopper of running) stopper.abort();
      breaker.shutdown();
    },
  };
};
