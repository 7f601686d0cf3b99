import { Readable } from 'node:stream';
import { notFound } from '#core/contract/errors';
import { type Reply, respond, type User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { segmentAccess } from '#modules/records/public';
import { byteRange } from '../audio/byte-range';
import { openPieces, type Sound } from '../audio/pieces';
import { LaborAudio } from '../models/labor-audio';
import { LaborResponse } from '../models/labor-response';
import { createWithheldError } from '../policies/labor-response';
import { getOwnRecording, getPlayedFile } from './recordings';

const keyOf = ({ laborNumber }: LaborAudio): string => `labor-audio:${laborNumber}`;

/** A recording for its owner, or for a practitioner to whom the voice in this Labor is open and who finds it in the saved answer. */
export const getAudibleRecording = async (core: Core, user: User, id: string): Promise<LaborAudio> => {
  if (user.role !== 'practitioner') return getOwnRecording(core.db, user.id, id);
  const row = await LaborAudio.query(core.db).findById(id);
  const part = row && (await LaborResponse.query(core.db).findOne({ audio_id: id, status: 'saved' }));
  for (const access of row && part ? core.ports(segmentAccess) : [])
    if (row) {
      const key = keyOf(row);
      if (await access.isOpen(user, row.userId, key)) return row;
      if (await access.refuse(user, row.userId, key)) throw createWithheldError();
    }
  throw notFound('audio');
};

/** Checked once more and written to the client's log right before sound is sent; nothing for the owner. */
const logListening = async (core: Core, user: User, row: LaborAudio): Promise<void> => {
  if (row.userId === user.id) return;
  for (const access of core.ports(segmentAccess))
    if (await access.read(user, row.userId, keyOf(row), async () => true)) return;
  throw notFound('audio');
};

const endings: Readonly<Record<string, string>> = { 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a' };

/** The sound, whole or the range that the header asks for, opened piece by piece while it is sent. */
export const playRecording = async (
  core: Core,
  user: User,
  row: LaborAudio,
  rangeHeader: string,
): Promise<Reply<unknown>> => {
  const { file, type, size } = getPlayedFile(row);
  const range = byteRange(rangeHeader, size);
  await logListening(core, user, row);
  const [first, last] = range ?? [0, size - 1];
  const sound: Sound = { id: row.id, ownerId: row.userId, file };
  // A check of replies must not write a stream out.
  const body = Object.assign(Readable.from(openPieces(core, sound, first, last), { objectMode: false }), {
    toJSON: () => 'sound',
  });
  return respond<unknown>(body, {
    status: range ? 206 : 200,
    headers: {
      'Content-Type': type,
      'Content-Length': String(last - first + 1),
      'Content-Disposition': `inline; filename="labor-${row.laborNumber}.${endings[type] ?? type.slice(6)}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'private, no-store',
      ...(range ? { 'Content-Range': `bytes ${first}-${last}/${size}` } : {}),
    },
  });
};
