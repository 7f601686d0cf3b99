import type { Core, Job } from '#core/contract/server';
import { Intake } from '../models/intake';
import { IntakeDraft, IntakeStepTime, ResumeLink } from '../models/intake-draft';
import { draftDays } from '../queries/draft';

/** Deletes drafts that nobody touched for thirty days, links that are over, and forms of visitors after the twelve months promised. */
export const sweepAbandoned = (core: Core): Job => ({
  name: 'sweep-abandoned',
  cron: '23 3 * * *',
  run: async () => {
    const drafts = await IntakeDraft.query(core.db)
      .delete()
      .whereRaw("updated_at < now() - (? * interval '1 day')", [draftDays]);
    const links = await ResumeLink.query(core.db).delete().whereRaw("expires_at < now() - interval '1 day'");
    const intakes = await Intake.query(core.db)
      .delete()
      .where({ user_id: null })
      .whereRaw("submitted_at < now() - interval '12 months'");
    // Older ones are in no period that the team can look at, nor in the one before it.
    await IntakeStepTime.query(core.db).delete().whereRaw("at < now() - interval '25 months'");
    if (drafts + links + intakes > 0) core.log.info('removed old questionnaires', { drafts, links, intakes });
  },
});
