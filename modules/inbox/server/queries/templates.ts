import type { Knex } from 'knex';
import type { Template } from '../../schemas/items';
import { ReplyTemplate } from '../models/inbox';

const most = 200;

/** Words that the team writes often, by name. */
export const findTemplates = async (db: Knex): Promise<Template[]> => {
  const rows = await ReplyTemplate.query(db).orderBy('name').limit(most);
  return rows.map(({ id, name, subject, text }) => ({ id, name, subject, text }));
};
