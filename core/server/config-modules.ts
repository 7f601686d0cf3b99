import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Reader } from './config-reader';
import type { Config } from './host';
import { parsePublishers } from './modules/releases/release-format';
import { projectRoot } from './root';

/** Who may publish modules, and which are switched off. */
export const readModules = ({ read, wrong }: Reader): NonNullable<Config['modules']> => {
  const off = read('MODULES_OFF') ?? [];
  const file = read('MODULE_PUBLISHERS');
  if (file === null) return { publishers: null, off };
  try {
    const parsed = parsePublishers(JSON.parse(readFileSync(resolve(projectRoot, file), 'utf8')));
    if ('value' in parsed) return { publishers: parsed.value, off };
    wrong('MODULE_PUBLISHERS', `a file of publishers (${parsed.problem})`);
  } catch (error) {
    wrong('MODULE_PUBLISHERS', `a readable JSON file of publishers (${(error as Error).message})`);
  }
  return { publishers: {}, off };
};
