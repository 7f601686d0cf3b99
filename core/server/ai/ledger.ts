import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { ObjectRequest } from '../../contract/ai';

/** Tokens are null when the provider did not say. */
export interface Usage {
  readonly tokensIn: number | null;
  readonly tokensOut: number | null;
}
export const UNKNOWN_USAGE: Usage = { tokensIn: null, tokensOut: null };

export interface Ledger {
  /** Writes the row of a call before it is made, so that a crash leaves a trace; null when the person's month is used up. */
  begin(request: ObjectRequest, by: { readonly provider: string; readonly model: string }): Promise<string | null>;
  /** Median duration of the last answers of these models for a purpose; null before the first. */
  findUsualMs(purpose: string, models: readonly string[]): Promise<number | null>;
  end(id: string, result: Usage & { readonly outcome: string; readonly latencyMs: number }): Promise<void>;
}

/** Calls by which the usual duration is measured. */
const lastCalls = 20;

const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** The table `ai_calls`: ids, counts and durations, never a text. Months are calendar months in UTC. */
export const createLedger = (knex: Knex, monthlyCalls: number): Ledger => ({
  begin: ({ purpose, ownerId, promptVersion }, { provider, model }) =>
    knex.transaction(async (trx) => {
      // Two calls at once would both see the last free place: one person's calls are counted one after the other.
      await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`ai_calls ${ownerId}`]);
      const counted = await trx('ai_calls')
        .where({ user_id: ownerId })
        .where('created_at', '>=', monthStart(new Date()))
        .count({ calls: '*' })
        .first();
      if (Number(counted?.calls ?? 0) >= monthlyCalls) return null;
      const id = randomUUID();
      await trx('ai_calls').insert({
        id,
        purpose,
        user_id: ownerId,
        provider,
        model,
        prompt_version: promptVersion,
        tokens_in: 0,
        tokens_out: 0,
        latency_ms: 0,
        outcome: 'begun',
      });
      return id;
    }),
  async findUsualMs(purpose, models) {
    const rows = await knex('ai_calls')
      .where({ purpose, outcome: 'ok' })
      .whereIn('model', models)
      .orderBy('created_at', 'desc')
      .limit(lastCalls)
      .select('latency_ms');
    const sorted = rows.map(({ latency_ms }) => Number(latency_ms)).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? null;
  },
  async end(id, { outcome, latencyMs, tokensIn, tokensOut }) {
    await knex('ai_calls')
      .where({ id })
      .update({ outcome, latency_ms: Math.round(latencyMs), tokens_in: tokensIn ?? 0, tokens_out: tokensOut ?? 0 });
  },
});
