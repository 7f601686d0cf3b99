import type { Knex } from 'knex';
import type { Template, TemplateInput } from '../../schemas/items';
import { ReplyTemplate } from '../models/inbox';

/** Adds words that the team writes often. */
export const saveTemplate = async (
  trx: Knex.Transaction,
  { name, subject, text }: TemplateInput,
): Promise<Template> => {
  const row = await ReplyTemplate.query(trx).insertAndFetch({ name: name.trim(), subject: subject.trim(), text });
  return { id: row.id, name: row.name, subject: row.subject, text: row.text };
};
