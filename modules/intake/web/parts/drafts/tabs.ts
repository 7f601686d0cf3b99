import { withChange } from '../../../lib/own-questions';
import type { Clock, DeviceCopy } from './device-copy';
import { merge } from './merge';

/** The clock after another word of one tab. */
export const ticked = (clock: Clock, tab: string): Clock => ({ ...clock, [tab]: (clock[tab] ?? 0) + 1 });

const covers = (one: Clock, other: Clock): boolean =>
  Object.entries(other).every(([tab, count]) => (one[tab] ?? 0) >= count);

const latest = (one: Clock, other: Clock): Clock =>
  Object.fromEntries(
    [...Object.keys(one), ...Object.keys(other)].map((tab) => [tab, Math.max(one[tab] ?? 0, other[tab] ?? 0)]),
  );

/** What is known of the server, from whichever copy knows more. */
const serverOf = (mine: DeviceCopy, theirs: DeviceCopy): Pick<DeviceCopy, 'version' | 'base' | 'sent'> => {
  const { version, base, sent } = theirs.version > mine.version ? theirs : mine;
  return { version, base, sent };
};

/**
 * This tab's copy after it has heard another tab's. Browsers tell late: a tab may write over words that it has not heard of.
 * So the copy that has seen the other's words is taken; where neither has, both are brought together field by field, with `common`
 * (what both had before) as the base. `late` says that the device now holds less than this copy.
 */
export const heard = (
  mine: DeviceCopy,
  theirs: DeviceCopy,
  common: DeviceCopy,
): { readonly copy: DeviceCopy; readonly late: boolean } => {
  if (covers(theirs.clock, mine.clock)) return { copy: theirs, late: false };
  if (covers(mine.clock, theirs.clock)) return { copy: { ...mine, ...serverOf(mine, theirs) }, late: true };
  const { answers, conflicts } = merge(common.answers, mine.answers, theirs.answers);
  return {
    copy: {
      ...mine,
      ...serverOf(mine, theirs),
      answers,
      conflicts: withChange(mine.conflicts, conflicts),
      clock: latest(mine.clock, theirs.clock),
      key: null,
    },
    late: true,
  };
};
