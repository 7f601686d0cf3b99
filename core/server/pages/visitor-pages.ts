import { randomBytes } from 'node:crypto';
import { createSharedAnswers, type SharedForm } from '../redis/shared-answers';
import type { SharedRedis } from '../redis/shared-redis';
import { createShortStore } from '../short-store';
import { fromTemplates, type PatchableText, type Templates, toPatchable } from './patchable-text';

/** A page as it was drawn, with a status of its own. */
export interface WrittenPage {
  readonly status: number;
  readonly html: string;
  /** False where it lacks something that the next drawing may have. */
  readonly complete: boolean;
}

/** A drawn page that any visitor may be sent, each with a nonce of their own. */
export interface VisitorPage extends PatchableText {
  readonly status: number;
}

/** Writes a page with a nonce. */
export type WritePage = (nonce: string) => Promise<WrittenPage>;

/** Pages drawn for visitors, for some seconds. */
export interface VisitorPages {
  /** The page of a key, made from these things in memory: see `ShortStore`. */
  get(key: string, from: readonly unknown[], write: WritePage): Promise<VisitorPage>;
  /** Forgets all of them, and what is being drawn from the past. */
  clear(): void;
}

/** A nonce as `headers` makes them: the same length and the same end. */
export const newNonce = (): string => randomBytes(16).toString('base64');

const form: SharedForm<VisitorPage> = {
  toData: ({ status, templates }) => ({ status, templates }),
  fromData: (data) => {
    const { status, templates } = data as { readonly status: number; readonly templates: Templates };
    return { status, ...fromTemplates(templates) };
  },
};

export const createVisitorPages = (redis: SharedRedis | null = null, now?: () => number): VisitorPages => {
  const store = createShortStore<VisitorPage>(redis && createSharedAnswers(redis, 'page', form), now);
  return {
    get: (key, from, write) =>
      store.get(key, from, async () => {
        const nonce = newNonce();
        const { status, html, complete } = await write(nonce);
        const text = await toPatchable(html, nonce);
        return { value: { status, ...text }, size: text.size, canShare: complete && status === 200 };
      }),
    clear: store.clear,
  };
};
