import { type KeyboardEvent, type MouseEvent, useState } from 'react';

interface MarksWish<Id extends string> {
  /** What can be chosen, in the order of the picture; each is drawn as a child of it. */
  readonly ids: readonly Id[];
  /** By Enter, Space or a press; the target is the part of the mark that was hit. */
  readonly choose: (id: Id, target: Element) => void;
  /** Which mark a key leads to, undefined for keys that lead nowhere; around the circle when left out. */
  readonly lead?: (from: Id, key: string) => Id | undefined;
  /** By Escape. */
  readonly leave?: (() => void) | undefined;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Of marks in a circle, the one that a key leads to; undefined for keys that lead nowhere. */
const around = <Id extends string>(ids: readonly Id[], from: Id, key: string): Id | undefined => {
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  const step = steps[key];
  return step ? ids[(ids.indexOf(from) + step + ids.length) % ids.length] : undefined;
};

/** Marks of a picture as buttons: Tab reaches one of them, arrows lead to the others. Gives the attributes of a mark by its id and name. */
export const useMarks = <Id extends string>({ ids, choose, leave, lead }: MarksWish<Id>) => {
  const [wish, setStop] = useState(ids[0]);
  const stop = ids.includes(wish as Id) ? wish : ids[0];
  return (id: Id, label: string) => ({
    role: 'button',
    tabIndex: id === stop ? 0 : -1,
    'aria-label': label,
    'data-mark': id,
    onClick: ({ target }: MouseEvent) => choose(id, target as Element),
    onFocus: () => setStop(id),
    onKeyDown: (event: KeyboardEvent) => {
      const { key, currentTarget } = event;
      const next = lead ? lead(id, key) : around(ids, id, key);
      if (key === 'Enter' || key === ' ') choose(id, currentTarget);
      else if (key === 'Escape' && leave) leave();
      else if (next) currentTarget.parentElement?.querySelector<SVGElement>(`[data-mark="${next}"]`)?.focus();
      else return;
      event.preventDefault();
    },
  });
};
