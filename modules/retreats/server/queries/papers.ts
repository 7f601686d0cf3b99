import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { type Reply, respond, type User } from '#core/contract/route';
import { createScanHeaders } from '#core/contract/scans';
import type { Core } from '#core/contract/server';
import { openPaper } from '../actions/upload-paper';
import { Paper, Place } from '../models/place';

/** A paper with the place that it belongs to. */
export interface FoundPaper {
  readonly paper: Paper;
  readonly place: Place;
}

/** A paper for its participant, or for admins, who check them. Throws 404. */
export const getPaperRow = async (db: Knex, id: string, user: User): Promise<FoundPaper> => {
  const paper = await Paper.query(db).findById(id);
  const place = paper && (await Place.query(db).findById(paper.placeId));
  if (!paper || !place || (place.userId !== user.id && user.role !== 'admin')) throw notFound('paper');
  return { paper, place };
};

/** A paper of this participant's own place that is booked. Throws 404. */
export const getOwnPaper = async (db: Knex, id: string, userId: string): Promise<FoundPaper> => {
  const paper = await Paper.query(db).findById(id);
  const place = paper && (await Place.query(db).findOne({ id: paper.placeId, user_id: userId, status: 'booked' }));
  if (!paper || !place) throw notFound('paper');
  return { paper, place };
};

/** The file; a reading by staff is recorded before it leaves. */
export const readPaper = async (core: Core, user: User, { paper, place }: FoundPaper): Promise<Reply<unknown>> => {
  const { bytes, type } = await openPaper(core, paper, place.userId);
  if (place.userId !== user.id)
    await core.db.transaction((trx) =>
      core.audit.record(trx, {
        actor: user.id,
        action: 'retreats.paper-read',
        subject: place.userId,
        object: `retreat-paper:${paper.id}`,
      }),
    );
  return respond<unknown>(bytes, { headers: createScanHeaders(paper.kind, type) });
};
