import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeModule } from '../tools/new';
import { ProjectCopy } from '../tools/project-copy';
import { addRow } from './results';

/*
 * What is built when one module changes, comes or goes, in a copy of the project. How many parts that are is exact: one more than is
 * needed fails. The times depend on what else the machine does, so they are shown only.
 */
const changed = 'partners';
const added = 'bench-diary';

interface Build {
  readonly parts: number;
  readonly ms: number;
}

const copy = new ProjectCopy();
const build = async (): Promise<Build> => {
  const began = performance.now();
  const { passed, output } = await copy.run('core/tools/build.mjs');
  const ms = performance.now() - began;
  if (!passed) throw new Error(`The copy could not be built.\n${output}`);
  return { parts: Number(/^Built (\d+) parts/m.exec(output)?.[1] ?? 0), ms };
};
const change = (file: string): void =>
  appendFileSync(join(copy.root, 'modules', changed, file), `\nexport const changedAt = ${Date.now()};\n`);

const compareBuild = async (name: string, mostParts: number): Promise<void> => {
  const { parts, ms } = await build();
  const isWrong = parts > mostParts || (parts === 0 && mostParts > 0);
  process.stdout.write(
    `${name.padEnd(38)} ${(ms / 1000).toFixed(1).padStart(6)} s, ${parts} parts (at most ${mostParts})${isWrong ? '  WRONG' : ''}\n`,
  );
  if (isWrong) process.exitCode = 1;
  addRow(`${name}, parts`, parts, 'parts', mostParts);
  addRow(name, ms / 1000, 's');
};

try {
  // What is not up to date here is none of its business.
  await build();
  await compareBuild('nothing changed', 0);
  change('web/index.tsx');
  // Its own bundle, and the one that draws pages on the server.
  await compareBuild('module with other pages', 2);
  change('server/index.ts');
  await compareBuild('module with another server side', 1);
  await writeModule(added, 'full', copy.root);
  await compareBuild('one more module', 3);
  rmSync(join(copy.root, 'modules', added), { recursive: true });
  await compareBuild('one module less', 2);
} finally {
  copy.clear();
}
