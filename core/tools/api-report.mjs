import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeContract, writeContract } from './contract/describe-contract.mjs';
import { moduleFolders, root } from './inputs.mjs';
import { runTool } from './run.mjs';

/** Of this process alone: another may check at the same time. */
const work = join(root, `.cache/api-${process.pid}`);

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|docs|d)\.tsx?$|(^|\/)(texts|testing)\//.test(name))
    .map((name) => `${folder}/${name}`)
    .sort();

/** What modules may use of the host, with the folder in which its report lies; `npm run contract` makes a package of it. */
const contractSurfaces = () => [
  { folder: 'core/contract', title: 'What modules may use of the host', files: filesBelow('core/contract') },
  { folder: 'core/web', title: 'What pages may use of the host', files: filesBelow('core/web') },
  { folder: 'ui-kit', title: 'What pages may use of the design system', files: filesBelow('ui-kit') },
];
/** Besides, what modules may use of each other. */
const listSurfaces = () => [
  ...contractSurfaces(),
  ...moduleFolders().map((id) => ({
    folder: `modules/${id}`,
    title: `What others may use of ${id}`,
    files: ['public.ts', 'public-server.ts']
      .map((name) => `modules/${id}/${name}`)
      .filter((file) => existsSync(join(root, file))),
  })),
];

/** Declarations of all files as the compiler sees them from outside, below the folder that is answered. */
const emitDeclarations = async (files) => {
  mkdirSync(work, { recursive: true });
  process.on('exit', () => rmSync(work, { recursive: true, force: true }));
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true },
    // The step "types" looks for errors.
    ...{ noCheck: true, rootDir: root, outDir: join(work, 'out') },
  };
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions,
    include: [],
    files: [...files, 'core/server/db/port-types.d.ts'].map((file) => join(root, file)),
  };
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config));
  const { output } = await runTool('typescript-7/bin/tsc', ['-p', relative(root, work)], { quiet: true });
  return (file) => {
    const emitted = join(work, 'out', file.replace(/\.tsx?$/, '.d.ts'));
    if (!existsSync(emitted)) throw new Error(`There are no declarations of ${file}.\n${output}`);
    return readFileSync(emitted, 'utf8').trim();
  };
};

const writeReport = ({ folder, title, files }, declarationsOf) => `# ${title}

Written by \`npm run api-report\` from \`${folder}\`; \`npm run check\` fails when it is not up to date. A change here is a change for
everybody who uses it: it wants a reason in the commit, and a line in CHANGELOG.md when others have to follow it.

${files.map((file) => `## ${relative(folder, file)}\n\n\`\`\`ts\n${declarationsOf(file)}\n\`\`\`\n`).join('\n')}`;

/** The contract with modules as the sources have it: contract.json, and the text of each declaration. */
export const readContract = async () => {
  const files = contractSurfaces().flatMap((surface) => surface.files);
  return describeContract(files, await emitDeclarations(files));
};

/* npm run api-report [-- --check] */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const onlyCheck = process.argv.includes('--check');
  const surfaces = listSurfaces().filter(({ files }) => files.length > 0);
  const declarationsOf = await emitDeclarations(surfaces.flatMap(({ files }) => files));
  const outdated = surfaces.filter((surface) => {
    const path = join(root, surface.folder, 'api-report.md');
    const report = writeReport(surface, declarationsOf);
    const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === report;
    if (!isCurrent && !onlyCheck) writeFileSync(path, report);
    return !isCurrent;
  });
  const contract = describeContract(
    contractSurfaces().flatMap(({ files }) => files),
    declarationsOf,
  );
  const problems = writeContract(contract, { onlyCheck });
  if (onlyCheck) problems.unshift(...outdated.map(({ folder }) => `${folder}/api-report.md is not up to date.`));
  if (problems.length > 0) {
    for (const problem of problems) console.error(problem);
    if (onlyCheck) console.error('Run `npm run api-report` and look at the differences.');
    process.exitCode = 1;
  }
}
