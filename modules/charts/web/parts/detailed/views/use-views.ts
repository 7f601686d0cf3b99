import { useSearchParams } from '#core/web';
import { type HouseSystem, houseSystems } from '#modules/chart-engine/public';
import { useAddress } from '../../address/use-address';
import { bothHalves, type Half } from '../../bodygraph/chart';

/** What the pictures of the chart show just now. It stands in the address, so that Back, reload and a bookmark keep it. */
export interface Views {
  /** The sides of the own chart that are drawn. */
  show: readonly Half[];
  /** The sky laid over it: 'now', an instant (ISO 8601 in UTC), or none. */
  transit: string | null;
  /** The connection whose chart is laid over it. */
  person: string | null;
  houses: HouseSystem;
}

/**
 * Changes what is shown; `quietly` leaves no step for Back, as while a time is typed. What depends on what is shown is passed as
 * a function: the next press may come before the former one is drawn.
 */
export type ChangeViews = (next: Partial<Views> | ((now: Views) => Partial<Views>), quietly?: boolean) => void;

const instant = (text: string | null): string | null =>
  text === 'now' || (text !== null && !Number.isNaN(Date.parse(text))) ? text : null;

/** What an address asks for; whatever it does not name, or names wrongly, is as usual. */
export const readViews = (search: URLSearchParams): Views => {
  const hidden = (search.get('hide') ?? '').split(',');
  return {
    show: bothHalves.filter((half) => !hidden.includes(half)),
    transit: instant(search.get('transit')),
    person: search.get('person') || null,
    houses: houseSystems.find((system) => system === search.get('houses')) ?? 'whole',
  };
};

/** The address of a view; what is as usual is not named, and what is not a view stays as it was. */
export const writeViews = (search: URLSearchParams, { show, transit, person, houses }: Views): URLSearchParams => {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string | null) => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  put('hide', bothHalves.filter((half) => !show.includes(half)).join(','));
  put('transit', transit);
  put('person', person);
  put('houses', houses === 'whole' ? null : houses);
  return next;
};

/** The view of this page and the way to change it. */
export const useViews = (): [Views, ChangeViews] => {
  const [search] = useSearchParams();
  const { now, go } = useAddress();
  const change: ChangeViews = (next, quietly = false) => {
    const query = now();
    const views = readViews(query);
    const changed = typeof next === 'function' ? next(views) : next;
    go(writeViews(query, { ...views, ...changed }), { replace: quietly });
  };
  return [readViews(search), change];
};
