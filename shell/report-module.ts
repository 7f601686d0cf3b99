import { reportModule } from '#core/schemas/endpoints';
import { api, getPageData, type ModuleInfo } from '#core/web';

type Report = { readonly error: string } | { readonly loadMs: number };

const send = (id: string, report: Report): void => {
  const version = getPageData().modules.find((module) => module.id === id)?.version;
  const body = { module: id, ...(version ? { version } : {}), ...report };
  // Nobody waits for it, and what fails here helps nobody.
  api(reportModule, { body }).catch(() => undefined);
};

/** Lets staff see that a module failed, in which version and how; pages of the shell itself are none. */
export const reportFailure = (id: string | undefined, error: unknown): void => {
  if (id === undefined) return;
  send(id, { error: (error instanceof Error ? `${error.name}: ${error.message}` : 'not an error').slice(0, 500) });
};

/** Lets staff see how long the first script of a module took. */
export const reportLoad = ({ id, entry }: ModuleInfo): void => {
  const [found] = performance.getEntriesByType('resource').filter(({ name }) => entry && name.includes(entry));
  if (found) setTimeout(() => send(id, { loadMs: Math.round(found.duration) }), 3000);
};
