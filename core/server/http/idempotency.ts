import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { Problem } from '../../contract/errors';
import type { SetCookie } from '../../contract/route';
import { unfit } from './validate';

/** An answer as it was sent the first time. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly SetCookie[];
}

/** One use of an `Idempotency-Key`: whose, on which route, with which body. */
export interface KeyUse {
  /** Person id, or the address of a visitor. */
  readonly caller: string;
  readonly routeName: string;
  readonly key: string;
  readonly body: Buffer;
}

interface Row {
  readonly body_hash: string;
  readonly answer: Buffer | null;
}

/** Checks the header's form: 8 to 200 visible ASCII characters, else 422. */
export const readKey = (header: string): string | null => {
  if (header === '') return null;
  if (!/^[\x21-\x7e]{8,200}$/.test(header))
    throw unfit([{ path: 'Idempotency-Key', message: 'Use 8 to 200 visible characters, such as a UUID.' }]);
  return header;
};

/**
 * Runs `work` once per key within 24 hours and replays its answer afterwards. A parallel duplicate waits for the first
 * to commit. The stored answer is sealed with the caller's own key, which is not stored: the table alone tells nothing.
 */
export const once = async (trx: Knex.Transaction, use: KeyUse, work: () => Promise<Answer>): Promise<Answer> => {
  const secret = Buffer.from(hkdfSync('sha256', use.key, `${use.caller}\n${use.routeName}`, 'idempotency', 32));
  const id = createHash('sha256').update(secret).digest('hex');
  const bodyHash = createHmac('sha256', secret).update(use.body).digest('hex');
  const claimed = await trx('idempotency_keys')
    .insert({ id, body_hash: bodyHash })
    .onConflict('id')
    .merge({ body_hash: bodyHash, answer: null, created_at: trx.fn.now() })
    .whereRaw("idempotency_keys.created_at < now() - interval '24 hours'")
    .returning<{ id: string }[]>('id');
  if (claimed.length === 0) {
    const row = await trx('idempotency_keys').where({ id }).first<Row | undefined>('body_hash', 'answer');
    if (!row || row.body_hash !== bodyHash)
      throw new Problem(422, 'key-reused', 'This Idempotency-Key was used for something else.');
    if (row.answer) return open(secret, row.answer);
  }
  const answer = await work();
  await trx('idempotency_keys')
    .where({ id })
    .update({ answer: seal(secret, answer) });
  return answer;
};

const seal = (secret: Buffer, answer: Answer): Buffer => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

const open = (secret: Buffer, sealed: Buffer): Answer => {
  const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  const plain = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
  return JSON.parse(plain.toString('utf8')) as Answer;
};
