import type { Knex } from 'knex';
import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Row {
  readonly payload: AdapterPayload;
}

/** Keeps the embedded provider's records in PostgreSQL; what is past its time by the database's clock does not exist. */
export const adapterFor = (knex: Knex): (new (model: string) => Adapter) =>
  class PostgresAdapter implements Adapter {
    constructor(private readonly model: string) {}

    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      const row = {
        model: this.model,
        id,
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        account_id: payload.accountId ?? null,
        expires_at: expiresIn ? knex.raw("now() + ? * interval '1 second'", [expiresIn]) : null,
      };
      await knex('oidc_records').insert(row).onConflict(['model', 'id']).merge();
    }
    async #find(where: Record<string, string>): Promise<AdapterPayload | undefined> {
      const row = await knex('oidc_records')
        .where({ model: this.model, ...where })
        .whereRaw('(expires_at is null or expires_at > now())')
        .first<Row | undefined>('payload');
      return row?.payload;
    }
    find(id: string): Promise<AdapterPayload | undefined> {
      return this.#find({ id });
    }
    findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.#find({ uid });
    }
    /** Device codes are not offered. */
    findByUserCode(): Promise<undefined> {
      return Promise.resolve(undefined);
    }
    async consume(id: string): Promise<void> {
      await knex('oidc_records')
        .where({ model: this.model, id })
        .update({ payload: knex.raw("payload || jsonb_build_object('consumed', extract(epoch from now())::int)") });
    }
    async destroy(id: string): Promise<void> {
      await knex('oidc_records').where({ model: this.model, id }).delete();
    }
    async revokeByGrantId(grantId: string): Promise<void> {
      await knex('oidc_records').where({ grant_id: grantId }).delete();
    }
  };
