import { centerOf } from '#modules/chart-engine/public';
import type { BodygraphSelection, CenterName } from '../bodygraph/chart';

/** The centre with whose words those of a part come; those of a channel come with its lower gate. */
export const wordsCenter = (look: BodygraphSelection): CenterName =>
  look.kind === 'channel' ? centerOf(Number(look.channel.split('-')[0])) : look.center;
