import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { moneyOf } from '../../testing/factory';

const app = await testApp({ modules: ['money'] });
const books = moneyOf(app);
afterAll(() => app.stop());

describe('an invoice', () => {
  it('is issued once for a key and once for a purpose', async () => {
    const purpose = 'test:place:1';
    const [one, two] = await Promise.all([
      books.request({ purpose, key: 'test:1' }),
      books.request({ purpose, key: 'test:1' }),
    ]);
    expect(two.invoiceId).toBe(one.invoiceId);
    expect(one).toMatchObject({ total: 10_000, paid: 0, due: 10_000, dueNow: 10_000, status: 'open', currency: 'EUR' });
    await expect(books.request({ purpose, key: 'test:2' })).rejects.toMatchObject({ code: 'already-invoiced' });
    const cancelled = await books.cancel(purpose, 'client', '2026-01-01');
    expect(cancelled).toMatchObject({ due: 0, status: 'cancelled', refunded: 0 });
    expect(await books.cancel(purpose, 'house', '2026-01-01')).toMatchObject({
      ...cancelled,
      payPath: expect.any(String),
    });
    expect(await books.request({ purpose, key: 'test:2' })).toMatchObject({ status: 'open' });
  });
});
