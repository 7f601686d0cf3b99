import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findModules } from '../server/modules/find';
import { projectRoot } from '../server/root';

/** More than this are two modules. */
const mostFiles = 160;

const sourcesOf = (module: string): readonly string[] =>
  readdirSync(join(projectRoot, 'modules', module), { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|(^|\/)(migrations|testing|bench|e2e)\/|bench\.ts$/.test(file),
  );
const importsOf = (module: string): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const file of sourcesOf(module)) {
    const text = readFileSync(join(projectRoot, 'modules', module, file), 'utf8');
    for (const [, other] of text.matchAll(/from '#modules\/([a-z-]+)\//g))
      if (other && other !== module) found.add(other);
  }
  return found;
};

/** The folder plan of CONTRIBUTING.md; what stands directly in them are single files with a name of their own. */
const plan = {
  server: ['routes', 'actions', 'queries', 'policies', 'views', 'models', 'jobs', 'reactions'],
  web: ['pages', 'parts', 'api', 'texts', 'testing'],
};
/** Machinery with a name of its own that a module's actions and queries call; each says what it is. */
const machinery: Readonly<Record<string, readonly string[]>> = {
  account: ['picture', 'archive'],
  'calendar-sync': ['outgoing'],
  concierge: ['answer', 'knowledge', 'offers', 'pages', 'planner'],
  consultations: ['generated-profile'],
  imports: ['reading'],
  integrations: ['delivery'],
  labors: ['audio'],
  magazine: ['bundled', 'pages', 'text'],
  media: ['files', 'pictures'],
  money: ['ledger', 'stripe', 'texts'],
  'practitioner-pages': ['pages'],
  retreats: ['pages'],
  safety: ['crisis'],
  synthesis: ['writer'],
};
/** Folders with a file somewhere below. */
const foldersIn = (path: string): readonly string[] =>
  existsSync(path)
    ? [
        ...new Set(
          readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) => {
            const [folder] = join(entry.parentPath, entry.name)
              .slice(path.length + 1)
              .split(sep);
            return entry.isFile() && folder !== entry.name ? [folder ?? ''] : [];
          }),
        ),
      ]
    : [];
const endpointPattern = /export const (\w+) = endpoint<[^>]+>\(\)\(\s*'(\w+)'/g;
const moduleFile = (id: string, file: string): string => join(projectRoot, 'modules', id, file);

describe('every module', () => {
  it('needs those that it imports from, and no others', async () => {
    const wrong = (await findModules()).flatMap(({ manifest: { id, needs } }) => {
      const imported = importsOf(id);
      return [
        ...needs.filter((need) => !imported.has(need)).map((need) => `${id} needs ${need} and imports nothing of it`),
        ...[...imported].filter((other) => !needs.includes(other)).map((other) => `${id} imports from ${other}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('can be deleted together with those that need it: neither tests nor measurements import more than it needs', async () => {
    const needs = new Map((await findModules()).map(({ manifest }) => [manifest.id, manifest.needs]));
    const wrong = [...needs.keys()].flatMap((id) => {
      const reached = new Set([id]);
      for (const one of reached) for (const need of needs.get(one) ?? []) reached.add(need);
      return readdirSync(moduleFile(id, ''), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(tsx?|mjs)$/.test(file))
        .flatMap((file) =>
          [...readFileSync(moduleFile(id, file), 'utf8').matchAll(/['"`](?:#|[./]+\/)modules\/([a-z-]+)\//g)]
            .filter(([, other = '']) => !reached.has(other))
            .map(([, other]) => `modules/${id}/${file} imports from ${other}`),
        );
    });
    expect(wrong).toEqual([]);
  });

  it('is small enough to know', async () => {
    const tooLarge = (await findModules())
      .map(({ manifest: { id } }) => ({ id, files: sourcesOf(id).length }))
      .filter(({ files }) => files > mostFiles)
      .map(({ id }) => id);
    expect(tooLarge).toEqual([]);
  });

  it('has the folders of the plan and no others', async () => {
    const others = (await findModules())
      .map(({ manifest: { id } }) => id)
      .flatMap((id) =>
        (['server', 'web'] as const).flatMap((side) =>
          foldersIn(moduleFile(id, side))
            .filter((folder) => !plan[side].includes(folder) && !machinery[id]?.includes(folder))
            .map((folder) => `modules/${id}/${side}/${folder}`),
        ),
      );
    expect(others).toEqual([]);
  });

  it('keeps what it decides and shows in policies and views', async () => {
    const misplaced = (await findModules())
      .map(({ manifest: { id } }) => id)
      .flatMap((id) =>
        ['present.ts', 'policy.ts', 'service.ts', 'jobs.ts', 'routes.ts']
          .map((file) => `server/${file}`)
          .filter((file) => existsSync(moduleFile(id, file)))
          .map((file) => `modules/${id}/${file}`),
      );
    expect(misplaced).toEqual([]);
  });

  it('has a file for each action, with the name of its endpoint', async () => {
    const missing = (await findModules())
      .map(({ manifest: { id } }) => id)
      .filter((id) => existsSync(moduleFile(id, 'schemas/endpoints.ts')))
      .flatMap((id) =>
        [...readFileSync(moduleFile(id, 'schemas/endpoints.ts'), 'utf8').matchAll(endpointPattern)]
          .filter(([, , method]) => method !== 'get')
          .map(([, name = '']) => ({
            id,
            name,
            file: `server/actions/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`,
          }))
          .filter(({ name, file }) => {
            const path = moduleFile(id, file);
            return !existsSync(path) || !readFileSync(path, 'utf8').includes(`export const ${name}`);
          })
          .map(({ name, file }) => `${id}: ${name} is not exported by ${file}`),
      );
    expect(missing).toEqual([]);
  });
});
