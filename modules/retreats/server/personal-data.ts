import { scanEnding } from '#core/contract/scans';
import type { Core, Job, PersonalData } from '#core/contract/server';
import { money } from '#modules/money/public';
import { today } from '../lib/days';
import { freePlaces } from './actions/free-places';
import { leaveWaitlist } from './actions/leave-waitlist';
import { openPaper } from './actions/upload-paper';
import type { RemovedPapers } from './jobs/remove-papers';
import { Paper, Place } from './models/place';
import { Retreat } from './models/retreat';
import { RetreatDate, Room, Waiting } from './models/retreat-date';
import { decryptDetails } from './queries/place-details';
import { listPlaceRows, purposeOf, viewPapers } from './queries/places';

const papersOf = (core: Core, userId: string) =>
  Paper.query(core.db).whereIn('place_id', Place.query(core.db).where({ user_id: userId }).select('id'));

/** Places that a person booked, what they said and handed in, and the lines they wait in. Places ahead are free when they leave. */
export const personalData = (core: Core, removePapers: Job<RemovedPapers>): PersonalData => ({
  export: async (userId) => {
    const places = [];
    for (const row of await listPlaceRows(core, core.db, userId)) {
      const place = await Place.query(core.db).findById(row.id).throwIfNotFound();
      const papers = await Paper.query(core.db).where({ place_id: row.id });
      places.push({
        ...row,
        said: await decryptDetails(core, core.db, place),
        terms: place.terms,
        papers: await viewPapers(core, core.db, userId, papers),
      });
    }
    const edited = await Retreat.query(core.db).whereRaw('? = any(editors)', [userId]).orderBy('title');
    const lines = await Waiting.query(core.db).where({ user_id: userId }).orderBy('created_at');
    return {
      places,
      editedRetreats: edited.map(({ title, updatedAt }) => ({ title, updatedAt })),
      waitlists: lines.map(({ experienceId, guests, createdAt }) => ({ experienceId, guests, createdAt })),
    };
  },
  async *files(userId) {
    for (const paper of await papersOf(core, userId).whereNotNull('file_id')) {
      const { bytes, type } = await openPaper(core, paper, userId);
      yield { path: `papers/${paper.id}/${paper.kind}.${scanEnding(type)}`, body: bytes };
    }
  },
  erase: async (trx, userId) => {
    for (const { experienceId } of await Waiting.query(trx).where({ user_id: userId }).orderBy('experience_id'))
      await leaveWaitlist(core, trx, experienceId, userId);
    const places = await Place.query(trx).where({ user_id: userId }).orderBy('date_id').forUpdate();
    const papers = await Paper.query(trx).whereIn(
      'place_id',
      places.map(({ id }) => id),
    );
    const fileIds = papers.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
    if (fileIds.length > 0) await core.jobs.enqueue(trx, removePapers, { fileIds });
    for (const place of places) {
      const date = await RetreatDate.query(trx).findById(place.dateId);
      if (place.status === 'booked' && date && date.startsOn > today()) {
        const states = await core.port(money).paymentStates(trx, [purposeOf(place.id)]);
        if (states.size > 0) await core.port(money).cancelPayment(trx, purposeOf(place.id), 'client', today());
        if (place.roomId !== null)
          await Room.query(trx)
            .patch({ taken: trx.raw('greatest(0, taken - 1)') as never })
            .where({ id: place.roomId });
        await freePlaces(core, trx, place.dateId, 1);
      }
    }
    await trx('retreats')
      .whereRaw('? = any(editors)', [userId])
      .update({ editors: trx.raw('array_remove(editors, ?)', [userId]) });
    await Place.query(trx).delete().where({ user_id: userId });
  },
});
