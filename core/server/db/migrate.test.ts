import { describe, expect, it } from 'vitest';
import { testDatabase } from '#core/testing/db';

describe('the schema', () => {
  it('is there', async () => {
    const db = await testDatabase();
    expect(await db.knex('users').select()).toEqual([]);
    await db.stop();
  });
});
