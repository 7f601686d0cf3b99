import { formatLabel, getPageData, useSession } from '#core/web';

/** A page that a letter leads to after `g`. */
export interface GoTo {
  readonly key: string;
  readonly to: string;
  readonly label: string;
}

/** Pages with a letter that this person may open, in the order of the navigation. */
export const listGoTo = (): readonly GoTo[] => {
  const { user } = useSession.getState();
  return getPageData()
    .modules.flatMap(({ roots }) => roots)
    .filter(({ access }) => user !== null || access === 'open')
    .flatMap(({ route, nav = [] }) => nav.map((link) => ({ ...link, to: route })))
    .sort((one, other) => one.order - other.order)
    .flatMap(({ key, to, label }) => (key ? [{ key, to, label: formatLabel(label) }] : []));
};
