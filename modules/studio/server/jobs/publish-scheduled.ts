import type { Job } from '#core/contract/server';
import { changeDraft, findProblems } from '../actions/change-draft';
import { storeVersion } from '../actions/publish-draft';
import { DocumentRow } from '../models/document';
import type { StudioParts } from '../queries/documents';

/** Publishes what is due, each in a transaction of its own. Every minute; safe to run twice and side by side. */
export const publishScheduled = (parts: StudioParts): Job => ({
  name: 'publish-scheduled',
  cron: '* * * * *',
  run: async () => {
    const { core, catalogue } = parts;
    const due = await DocumentRow.query(core.db)
      .where('draft_state', 'scheduled')
      .whereRaw('publish_at <= now()')
      .orderBy('publish_at')
      .select('id');
    for (const { id } of due)
      await core.db.transaction(async (trx) => {
        const row = await DocumentRow.query(trx)
          .findById(id)
          .where('draft_state', 'scheduled')
          .whereRaw('publish_at <= now()')
          .forUpdate()
          .skipLocked();
        const target = row?.draft ? await catalogue.findTarget(row) : null;
        if (!row?.draft || !target) return;
        // A newer release may ask for more than was checked when it was scheduled.
        if ((await findProblems(core, trx, target, row.draft)).length === 0)
          return storeVersion(parts, trx, target, row, { user: null });
        core.log.warn('studio: a scheduled text is no longer complete', { noun: row.noun, key: row.key });
        await changeDraft(
          parts,
          trx,
          target,
          row,
          { draftState: 'draft', publishAt: null, approvedBy: null },
          { act: 'draft-recalled', user: null },
        );
      });
  },
});
