import { randomUUID } from 'node:crypto';
import type { TestApp } from '#core/testing/app';
import { testVault } from '#core/testing/vault';

/** A mail that came in and belongs to nothing else; answers its id, by which it is an item too. */
export const aMail = async (app: TestApp): Promise<string> => {
  const id = randomUUID();
  const content = { address: 'somebody@example.test', isOther: false, subject: 'A question', text: 'How are you?' };
  const vault = await testVault(app);
  await app.knex('inbox_messages').insert({
    id,
    kind: 'mail',
    source_id: id,
    direction: 'in',
    content_sealed: vault.encryptForHost(`inbox_messages:content:${id}`, JSON.stringify(content)),
  });
  await app.knex('inbox_items').insert({ kind: 'mail', source_id: id, unread_since: new Date().toISOString() });
  return id;
};
