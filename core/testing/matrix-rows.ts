import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { projectFile } from '../server/root';
import type { Row } from './matrix';

const read = (file: string): unknown => JSON.parse(readFileSync(projectFile(`core/testing/data/${file}`), 'utf8'));

/** Rows which a module keeps with itself, so that a new module touches no file of core. */
const rowsOfModules = (): Row[] =>
  readdirSync(projectFile('modules'))
    .map((name) => projectFile(`modules/${name}/testing/matrix-rows.json`))
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Row[]);

/** The given rows and then the product's own; a product row can only add, never restate a given one. */
export const matrixRows = (): Row[] => {
  const given = (read('authz-matrix.json') as { operations: Row[] }).operations;
  const added = [...(read('product-rows.json') as Row[]), ...rowsOfModules()];
  const known = new Set(given.map(({ id }) => id));
  for (const row of added) {
    if (known.has(row.id)) throw new Error(`${row.id} stands in two lists of rows`);
    if (row.source !== 'product') throw new Error(`${row.id} must say "source": "product"`);
    known.add(row.id);
  }
  return [...given, ...added];
};

interface Listed {
  readonly method: string;
  readonly path: string;
  readonly name: string;
}

const pattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')))
      .join('/')}$`,
  );

/** The route that serves a row: the first in the router's order whose pattern takes the row's path. */
export const routeOfRow = <T extends Listed>(row: Row, routes: readonly T[]): T | undefined => {
  const sample = row.path.replace(/\{[^}]+\}/g, '~');
  return routes.find(({ method, path }) => method === row.method && pattern(path).test(sample));
};

/** A row's path with its `{names}` filled in. */
export const fillPath = (path: string, params: Readonly<Record<string, string>>, otherwise: string): string =>
  path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? otherwise));
