import { parsePosixRule, ruleTransitions, type Transition } from '../posix-rule';
import type { CompiledZone } from './tzif';

const same = (a: Transition | undefined, b: Transition | undefined): boolean =>
  a?.at === b?.at && a?.offset === b?.offset;

/** Drops the transitions at the end that the footer's rule repeats; throws where rule and list contradict each other. */
const explicit = (zone: CompiledZone): readonly Transition[] => {
  const list = zone.transitions;
  const rule = parsePosixRule(zone.footer);
  const last = list.at(-1);
  if (!rule.summer) {
    if ((last?.offset ?? zone.first) !== rule.standard) throw new Error("the last offset is not the footer's");
    return list;
  }
  if (!last) throw new Error('a rule with summer time needs a listed transition');
  const lastYear = new Date(last.at * 1000).getUTCFullYear();
  const made = ruleTransitions(rule, 1970, lastYear).filter((t) => t.at <= last.at);
  let kept = list.length;
  let rest = made.length;
  while (kept > 0 && rest > 0 && same(list[kept - 1], made[rest - 1])) {
    kept -= 1;
    rest -= 1;
  }
  if (kept === list.length) throw new Error("the listed transitions do not end in the footer's rule");
  // The reader continues the rule behind the last kept transition, so none of the rule's own may lie between.
  if (rest > 0 && made[rest - 1]!.at > (list[kept - 1]?.at ?? -Infinity)) return list.slice(0, kept + 1);
  return list.slice(0, kept);
};

/** One zone as a line of the table: `first offset|offsets|transitions|footer`; see the table's README for the coding. */
export const packZone = (zone: CompiledZone): string => {
  const list = explicit(zone);
  const offsets = [...new Set(list.map((t) => t.offset))];
  if (offsets.length > 26) throw new Error('more than 26 offsets');
  let before = 0;
  let coded = '';
  for (const { at, offset } of list) {
    coded += (at - before).toString(36) + String.fromCharCode(65 + offsets.indexOf(offset));
    before = at;
  }
  return `${zone.first}|${offsets.join(',')}|${coded}|${zone.footer}`;
};
