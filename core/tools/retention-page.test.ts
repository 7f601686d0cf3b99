import { expect, it } from 'vitest';
import { printRetention, readRetentionPage } from './retention-page';

it('says how long rows of each table are kept, as they are', async () => {
  expect(readRetentionPage()).toBe(await printRetention());
});
