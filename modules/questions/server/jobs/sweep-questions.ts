import type { Core, Job } from '#core/contract/server';
import { labors } from '#modules/labors/public';
import { OwnQuestionRow } from '../models/own-question';

/** Removes questions whose Labor's answer was deleted for good: they quote it. */
export const sweepQuestions = (core: Core): Job => ({
  name: 'sweep-questions',
  cron: '47 3 * * *',
  run: async () => {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const people = await OwnQuestionRow.query(core.db)
        .distinct('user_id')
        .where('user_id', '>', after)
        .orderBy('user_id')
        .limit(200);
      for (const { userId } of people) {
        const kept = (await core.port(labors).listAudiences(userId)).map(({ responseId }) => responseId);
        await OwnQuestionRow.query(core.db).delete().where({ user_id: userId }).whereNotIn('response_id', kept);
      }
      const last = people.at(-1);
      if (!last) return;
      after = last.userId;
    }
  },
});
