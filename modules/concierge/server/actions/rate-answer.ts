import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Verdict } from '../../schemas/assistant';
import type { Library } from '../knowledge/library';
import { AssistantMessage } from '../models/assistant-message';

/** Counted when an answer showed no source. */
const nothing = 'unknown';

/** Notes whether an answer helped: at the kept answer, and as a count for each published source. */
export const rateAnswer = async (
  library: Library,
  trx: Knex.Transaction,
  user: User | null,
  { useful, answer, sources }: Verdict,
): Promise<void> => {
  if (answer !== undefined) {
    const changed = await AssistantMessage.query(trx)
      .where({ id: answer, user_id: user?.id ?? null, by: 'guide' })
      .patch({ useful });
    if (changed === 0) throw notFound('answer');
  }
  const published = await library.sources();
  const counted = sources.length === 0 ? [nothing] : [...new Set(sources)].filter((source) => published.has(source));
  for (const source of counted)
    await trx.raw(
      `insert into assistant_verdicts (source, day, useful, not_useful) values (?, (now() at time zone 'utc')::date, ?, ?)
       on conflict (source, day) do update set useful = assistant_verdicts.useful + excluded.useful,
         not_useful = assistant_verdicts.not_useful + excluded.not_useful`,
      [source, useful ? 1 : 0, useful ? 0 : 1],
    );
};
