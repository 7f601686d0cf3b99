import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { Conversation } from '../models/conversation';
import { namesFor } from './names';
import { takingPart } from './participant';

const fold = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en');

/** Most conversations whose names are looked at: those with the newest messages. */
const most = 2000;

/**
 * Conversations whose other side the caller meets under a name with these words in it. Names are compared as the caller reads
 * them, so that nobody finds a person by a name that is not open to them.
 */
export const findByName = async (core: Core, user: User, words: string): Promise<readonly string[]> => {
  const wanted = fold(words.trim());
  const own = await Conversation.query(core.db)
    .modify((query) => takingPart(query, user))
    .orderBy('last_seq', 'desc')
    .limit(most);
  const names = await namesFor(core, user, own);
  return own.flatMap((one) => (fold(names.other(one).name ?? '').includes(wanted) ? [one.id] : []));
};
