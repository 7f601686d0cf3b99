import { type RefObject, useEffect, useState } from 'react';

const acts = 'main button:not([disabled]), [role="dialog"] button:not([disabled])';

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** How many buttons of the page lie in an area. */
const countBelow = (area: DOMRect): number =>
  [...document.querySelectorAll(acts)].filter((act) => overlap(act.getBoundingClientRect(), area)).length;

/**
 * Where a message covers no button, most of all not the one that it is about: at the foot of the window as usual, or at its head,
 * where fewer lie there. Decided once for each message, so that it never wanders.
 */
export const useClearPlace = (region: RefObject<HTMLElement | null>, id: number | undefined): 'foot' | 'head' => {
  const [head, setHead] = useState<number>();
  useEffect(() => {
    if (id === undefined) return;
    const frame = requestAnimationFrame(() => {
      const area = region.current?.getBoundingClientRect();
      if (!area) return;
      const below = countBelow(area);
      const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      if (below > 0 && countBelow(new DOMRect(area.x, top, area.width, area.height)) < below) setHead(id);
    });
    return () => cancelAnimationFrame(frame);
  }, [region, id]);
  return head !== undefined && head === id ? 'head' : 'foot';
};
