import type { Manifest, NavLink, PageRoot } from '../../contract/manifest';
import { shellAccountOpened, shellBell, shellListViews, shellTeamUrgent } from '../../contract/public';
import { ofShell } from '../pages/addresses';

type Pages = NonNullable<Manifest['web']>;
interface Owned<T> {
  readonly owner: string;
  readonly item: T;
}
const listOwned = <T>(manifests: readonly Manifest[], of: (web: Pages) => readonly T[]): readonly Owned<T>[] =>
  manifests.flatMap(({ id, web }) => (web ? of(web).map((item) => ({ owner: id, item })) : []));
const fault = (owner: string, what: string): string => `module ${owner}: ${what}`;

const firstOf = (path: string): string => path.split('/')[1] ?? '';
/** First segments of addresses that the host answers itself. The shell's page at `/` gives way to that of a module. */
const reserved: ReadonlyMap<string, string> = new Map([
  ...[...ofShell].filter((path) => path !== '/').map((path) => [firstOf(path), 'the shell'] as const),
  ...['api', 'assets', 'dev', 'healthz', 'oidc', 'readyz'].map((segment) => [segment, 'the host'] as const),
]);

const checkRoots = (manifests: readonly Manifest[]): string[] => {
  const roots = listOwned<PageRoot>(manifests, ({ roots }) => roots);
  return roots.flatMap(({ owner, item: { route, under } }) => {
    const host = reserved.get(firstOf(route));
    const above = roots.filter((other) => other.owner !== owner && route.startsWith(`${other.item.route}/`));
    const undeclared = above.filter((other) => other.owner !== under);
    const isPresent = under !== undefined && manifests.some(({ id }) => id === under);
    return [
      ...(host ? [fault(owner, `page root "${route}" is already taken by ${host}`)] : []),
      ...undeclared.map((other) =>
        fault(owner, `page root "${route}" lies below "${other.item.route}" of ${other.owner}, which it does not say`),
      ),
      ...(isPresent && !above.some((other) => other.owner === under)
        ? [fault(owner, `page root "${route}" says that it is under ${under}, which has no root above it`)]
        : []),
    ];
  });
};

const slotsOfHost = [shellAccountOpened, shellBell, shellListViews, shellTeamUrgent].map(({ id }) => id);

/** A slot is known by its name alone, and a module that is absent has none: only a slot that a present one lacks is a mistake. */
const checkSlots = (manifests: readonly Manifest[]): string[] => {
  const declared = listOwned(manifests, ({ slots = [] }) => slots);
  const known = new Set([...slotsOfHost, ...declared.map(({ item }) => item)]);
  const owners = new Map([
    ...slotsOfHost.map((slot) => [slot.split('.')[0], 'the host'] as const),
    ...manifests.map(({ id }) => [id, id] as const),
  ]);
  return [
    ...declared
      .filter(({ owner, item }) => !item.startsWith(`${owner}.`))
      .map(({ owner, item }) => fault(owner, `slot "${item}" lacks its prefix`)),
    ...listOwned(manifests, ({ fills = [] }) => fills).flatMap(({ owner, item }) => {
      const other = owners.get(item.split('.')[0]);
      return other !== undefined && !known.has(item)
        ? [fault(owner, `fills "${item}", a slot that ${other} does not have`)]
        : [];
    }),
  ];
};

const haveSameReader = (one: NavLink, other: NavLink): boolean =>
  !one.roles || !other.roles || one.roles.some((role) => other.roles?.includes(role));

/** Letters after `g`: a module may use one of its own for different roles. */
const checkLetters = (manifests: readonly Manifest[]): string[] => {
  const links = listOwned(manifests, ({ roots }) => roots.flatMap(({ nav = [] }) => nav)).filter(
    ({ item }) => item.key,
  );
  return links.flatMap(({ owner, item }, index) => {
    if (!/^[a-z]$/.test(item.key ?? '')) return [fault(owner, `key "${item.key}" is not one letter`)];
    const first = links
      .slice(0, index)
      .find((other) => other.item.key === item.key && (other.owner !== owner || haveSameReader(other.item, item)));
    return first ? [fault(owner, `key "${item.key}" is already taken by ${first.owner}`)] : [];
  });
};

/** What is wrong with the addresses, slots and letters of all manifests together, one line each. */
export const checkPages = (manifests: readonly Manifest[]): string[] => [
  ...checkRoots(manifests),
  ...checkSlots(manifests),
  ...checkLetters(manifests),
];
