import contract from '#core/contract/data/contract.json';
import { isBelow } from '#core/contract/manifest';
import { isInRange } from '#core/schemas/version-range';
import type { ModuleInfo, WebModule } from '#core/web';
import { hasDrawnPage } from '../../drawn-page';
import { reportFailure, reportLoad } from '../../report-module';
import { createPlaceholder } from './unavailable';

// Whatever is said of a module comes in one part: another would cost each first page its name.
export { reportFailure, reportLoad };

/** What a container says that it takes from the page, by numbers of its own. */
export type Consumed = Readonly<Record<string, { readonly shareKey: string; readonly requiredVersion?: string }>>;

const versions: Readonly<Record<string, string>> = contract.shared;

/** Why a container must not run with what this page shares; null when it may. */
const findMisfit = (consumed: Consumed): string | null => {
  for (const { shareKey, requiredVersion = '' } of Object.values(consumed)) {
    const version = versions[shareKey];
    if (version === undefined) return `it takes ${shareKey}, which this page does not share`;
    if (!isInRange(requiredVersion, version))
      return `it was built for ${shareKey} ${requiredVersion}, and this page has ${version}`;
  }
  return null;
};

/** Whether the reader has this module's page before them, as the server drew it. */
const isDrawn = ({ roots }: ModuleInfo): boolean =>
  hasDrawnPage() && roots.some(({ route }) => isBelow(route, location.pathname));

/**
 * A placeholder, in the form in which a bundle exposes a module, for one that must not run here; null when it may. The server has
 * judged the module by what its manifest says; `consumed` is what its code says. Without that it has no bundle. Throws where a
 * placeholder would take away words that the server has drawn: the page's boundary keeps them.
 */
export const judgeRemote = (info: ModuleInfo, consumed?: Consumed): { readonly web: WebModule } | null => {
  const reason = consumed ? findMisfit(consumed) : 'no version of it fits, or it was not built';
  if (reason === null) {
    reportLoad(info);
    return null;
  }
  if (consumed && isDrawn(info)) throw new Error(`${info.id} was not opened: ${reason}`);
  if (consumed) reportFailure(info.id, new Error(reason));
  console.error(`${info.id} was not opened: ${reason}`);
  return { web: createPlaceholder(info, reason) };
};
