import type { Turn } from '../../../schemas/assistant';
import type { Line } from '../../../schemas/line';

/** A part of the talk as it is shown. */
export type Shown =
  | { readonly by: 'person'; readonly key: string; readonly text: string }
  | {
      readonly by: 'guide';
      readonly key: string;
      /** `done`: whole. `broken`: the rest did not come. */
      readonly state: 'coming' | 'done' | 'stopped' | 'broken';
      readonly lines: readonly Line[];
      readonly model: string | null;
      /** Id of the kept answer; null for visitors. */
      readonly kept: string | null;
      readonly useful: boolean | null;
      /** Why it broke, in words. */
      readonly problem?: string;
    };
export type GuideTurn = Extract<Shown, { by: 'guide' }>;

/** A kept turn as it is shown. */
export const shownTurn = (turn: Turn): Shown =>
  turn.by === 'person'
    ? { by: 'person', key: turn.id, text: turn.text }
    : { ...turn, key: turn.id, state: 'done', kept: turn.id };

/** The answer with one more line; what was taken back is gone, and so is the wait for what came. Help stays. */
export const withLine = (turn: GuideTurn, line: Line): GuideTurn => {
  if (line.kind === 'withdrawn') return { ...turn, lines: turn.lines.filter(({ kind }) => kind === 'help') };
  if (line.kind === 'done') return { ...turn, state: 'done', kept: line.id, model: line.model };
  if (line.kind === 'failed') return { ...turn, state: 'broken' };
  return { ...turn, lines: [...turn.lines.filter(({ kind }) => kind !== 'preparing'), line] };
};

/** True when the crisis gate answered. */
export const isCrisis = (turn: Shown): boolean =>
  turn.by === 'guide' && turn.lines.some(({ kind }) => kind === 'crisis');

/** The talk without what must not stay: a crisis, and the question before it. */
export const lasting = (turns: readonly Shown[]): Shown[] =>
  turns.filter((turn, at) => {
    const next = turns[at + 1];
    return (
      !isCrisis(turn) &&
      !(turn.by === 'person' && next && isCrisis(next)) &&
      !(turn.by === 'guide' && turn.state === 'coming')
    );
  });

/** An answer in plain words, to pass on. */
export const plainAnswer = ({ lines }: GuideTurn): string =>
  lines
    .flatMap((line) => {
      if (line.kind === 'passage') return [`${line.text} (${line.title})`];
      if (line.kind === 'said') return [line.text];
      return line.kind === 'unknown' ? ['(no answer)'] : [];
    })
    .join('\n');
