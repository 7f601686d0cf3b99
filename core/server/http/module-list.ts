import { type Static, Type } from '@sinclair/typebox';
import type { Manifest } from '../../contract/manifest';
import type { Access } from '../../contract/route';
import type { OwnedRoute, RawRoute } from '../host';
import { routeName } from './route-name';

const closed = { additionalProperties: false };

/** A module's web bundle: where it starts, and the sha384 of each of its files (`sha384-<base64>`). */
export const RemoteInfo = Type.Object(
  {
    id: Type.String(),
    entry: Type.String(),
    files: Type.Array(Type.Object({ path: Type.String(), integrity: Type.String() }, closed)),
  },
  closed,
);
export type RemoteInfo = Static<typeof RemoteInfo>;

/** A route as everybody may see it. */
export const ListedRoute = Type.Object(
  {
    owner: Type.String(),
    name: Type.String(),
    method: Type.String(),
    path: Type.String(),
    access: Type.Unknown(),
  },
  closed,
);
export type ListedRoute = Omit<Static<typeof ListedRoute>, 'access'> & { readonly access: Access };

/** What `/api/modules` answers: the same for all callers. */
export const ModuleList = Type.Object(
  { modules: Type.Array(Type.Unknown()), remotes: Type.Array(RemoteInfo), routes: Type.Array(ListedRoute) },
  closed,
);
export interface ModuleList {
  readonly modules: readonly Manifest[];
  readonly remotes: readonly RemoteInfo[];
  readonly routes: readonly ListedRoute[];
}

/** Every route with its owner and access, in the order of the table. */
export const listRoutes = (owned: readonly OwnedRoute[], raw: readonly RawRoute[]): ListedRoute[] => [
  ...owned.map(({ owner, route }) => ({
    owner,
    name: routeName(route),
    method: route.method.toUpperCase(),
    path: route.path,
    access: route.access,
  })),
  ...raw.map((route) => ({
    owner: route.owner ?? 'core',
    name: routeName(route),
    method: route.method.toUpperCase(),
    path: route.path,
    access: { open: true as const, because: route.because },
  })),
];
