import type { SwitchablePage } from '../../contract/house';
import type { Manifest } from '../../contract/manifest';

/** Pages for visitors that their modules can do without, in the order of the navigation. */
export const listSwitchablePages = (manifests: readonly Manifest[]): SwitchablePage[] =>
  manifests
    .flatMap(({ web }) => web?.roots ?? [])
    .filter(({ isOptional }) => isOptional)
    .flatMap(({ route, nav = [] }) => nav.slice(0, 1).map((link) => ({ route, ...link })))
    .sort((one, other) => one.order - other.order)
    .map(({ route, label }) => ({ route, label: typeof label === 'string' ? label : label.en }));
