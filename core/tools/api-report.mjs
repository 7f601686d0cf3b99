import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root } from './inputs.mjs';

const folder = join(root, 'core/contract');
const reportFile = join(folder, 'api-report.md');

const readOptions = () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  return {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    incremental: false,
    composite: false,
  };
};

/** The declarations of each file as the compiler sees them from outside, by name of the file. */
const readDeclarations = () => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name));
  const globals = join(root, 'core/server/db/port-types.d.ts');
  const program = ts.createProgram([...files, globals], readOptions());
  return files.map((file) => {
    let text = '';
    program.emit(program.getSourceFile(file), (name, written) => {
      if (name.endsWith('.d.ts')) text = written;
    });
    return { name: relative(folder, file), text: text.trim() };
  });
};

const writeReport = (declarations) => `# What modules may use of the host

Written by \`npm run api-report\` from \`core/contract\`; \`npm run check\` fails when it is not up to date. A change here is a change for
every module: it wants a reason in the commit, and a line in CHANGELOG.md when modules have to follow it.

${declarations.map(({ name, text }) => `## ${name}\n\n\`\`\`ts\n${text}\n\`\`\`\n`).join('\n')}`;

/* npm run api-report [-- --check] */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const report = writeReport(readDeclarations());
  const isCurrent = existsSync(reportFile) && readFileSync(reportFile, 'utf8') === report;
  if (!process.argv.includes('--check')) writeFileSync(reportFile, report);
  else if (!isCurrent) {
    console.error(
      'core/contract/api-report.md is not up to date. Run `npm run api-report` and look at the difference.',
    );
    process.exitCode = 1;
  }
}
