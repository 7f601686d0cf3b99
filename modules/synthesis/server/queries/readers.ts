import type { Core } from '#core/contract/server';
import { segmentReaders } from '#modules/records/public';
import type { Reader } from '../../schemas/synthesis';

/** Who was or is allowed to read the readings of a person, the last first. */
export const findReaders = async (core: Core, userId: string): Promise<Reader[]> => {
  const found = await Promise.all(core.ports(segmentReaders).map((port) => port.list(userId, 'synthesis')));
  return found.flat().map(({ name, from, until, lastReadAt }) => ({ name, from, until, lastReadAt }));
};
