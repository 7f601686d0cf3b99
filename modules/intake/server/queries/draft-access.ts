import type { Knex } from 'knex';
import type { RequestInfo, SetCookie, User } from '#core/contract/route';
import { DraftDevice, IntakeDraft } from '../models/intake-draft';
import { hashOf, isToken, newToken } from '../tokens';

/** Who asks, by session and by the cookie of the draft. */
export const holderOf = ({ user, request }: { user: User | null; request: RequestInfo }): Holder => ({
  user,
  token: request.cookie(draftCookie),
});

/** The cookie that opens a draft in this browser; nothing where it needs none. */
export const cookieOf = (token: string | null): { readonly cookies?: readonly SetCookie[] } =>
  token === null ? {} : { cookies: [{ name: draftCookie, value: token, seconds: cookieSeconds }] };

/** Name of the cookie that opens a draft, and how long browsers keep it. */
export const draftCookie = 'draft';
export const cookieSeconds = 30 * 24 * 3600;

/** Who asks: the signed-in person, and the secret that their browser holds. */
export interface Holder {
  readonly user: User | null;
  readonly token: string | null;
}
/** A draft that the caller may open, and by which device. */
export interface Opened {
  readonly draft: IntakeDraft;
  /** Marks what was written here; null for the owner of an account, who reads all of it anywhere. */
  readonly device: DraftDevice | null;
}

const deviceOf = async (db: Knex, token: string | null): Promise<DraftDevice | undefined> =>
  isToken(token) ? DraftDevice.query(db).findOne({ token_hash: hashOf(token) }) : undefined;

/**
 * Drafts of the caller, sent ones too: the one that the cookie opens, then the newest of the account. A draft of an account opens
 * for that account alone, whatever cookie the browser still holds.
 */
const listDrafts = async (db: Knex, { user, token }: Holder): Promise<readonly Opened[]> => {
  const device = await deviceOf(db, token);
  const byCookie = device && (await IntakeDraft.query(db).findById(device.draftId));
  const found: Opened[] = [];
  if (device && byCookie?.userId === null) found.push({ draft: byCookie, device });
  if (!user) return found;
  const own = await IntakeDraft.query(db)
    .where({ user_id: user.id })
    .orderByRaw('(intake_id is null) desc, updated_at desc, id')
    .first();
  return own ? [...found, { draft: own, device: null }] : found;
};

/** The caller's draft while it is open; null when there is none or it was sent. */
export const openDraft = async (db: Knex, holder: Holder): Promise<Opened | null> =>
  (await listDrafts(db, holder)).find(({ draft }) => draft.intakeId === null) ?? null;

/** The same, locked until the transaction ends. */
export const lockDraft = async (trx: Knex.Transaction, holder: Holder): Promise<Opened | null> => {
  const found = await openDraft(trx, holder);
  if (!found) return null;
  const draft = await IntakeDraft.query(trx).findById(found.draft.id).forUpdate();
  return draft && draft.intakeId === null ? { ...found, draft } : null;
};

/** What the caller's drafts became, by the cookie first. */
export const sentIntakes = async (db: Knex, holder: Holder): Promise<readonly string[]> =>
  (await listDrafts(db, holder)).flatMap(({ draft }) => (draft.intakeId === null ? [] : [draft.intakeId]));

/** Lets the caller's browser open a draft; answers the secret for its cookie. */
export const addDevice = async (
  trx: Knex,
  draftId: string,
  seesAll: boolean,
): Promise<{ readonly device: DraftDevice; readonly token: string }> => {
  const token = newToken();
  const device = await DraftDevice.query(trx).insertAndFetch({
    draftId,
    tokenHash: hashOf(token),
    seesAll,
  });
  return { device, token };
};
