import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Roster } from '../../schemas/roster';
import { RetreatMessage } from '../models/place';

interface MessageText {
  readonly subject: string;
  readonly text: string;
}
const contextOf = (id: string): string => `retreat_messages:text_encrypted:${id}`;

/** Staff write to several people at once, so the product's key is used. */
export const encryptMessage = (core: Core, id: string, message: MessageText): Buffer =>
  core.vault.encryptForHost(contextOf(id), JSON.stringify(message));

/** What was sent to the participants of a date, the latest first: at most a hundred. */
export const listMessages = async (core: Core, db: Knex, dateId: string): Promise<Roster['messages']> => {
  const rows = await RetreatMessage.query(db).where({ date_id: dateId }).orderBy('sent_at', 'desc').limit(100);
  return rows.map(({ id, textEncrypted, recipients, sentAt }) => {
    const { subject, text } = JSON.parse(core.vault.decryptForHost(contextOf(id), textEncrypted)) as MessageText;
    return { id, subject, text, recipients, sentAt };
  });
};
