import { parseArgs } from 'node:util';
import { readContract } from './api-report.mjs';
import { freezeContract } from './contract/describe-contract.mjs';
import { findUsers } from './contract/find-users.mjs';
import { makePackage } from './contract/make-package.mjs';
import { packHost } from './contract/released-host.mjs';
import { keepSamples } from './contract/samples.mjs';
import { runTool } from './run.mjs';

const usage = `npm run contract                                 makes the package @hedo/contract in dist/contract
npm run contract -- freeze                       later contracts are compared with that of today; keeps this host, and with a
                            new major version the samples
npm run contract -- matrix                       says which modules run in the last released host, and which in this one
npm run contract -- without <name> [<from>]      says who would break without a name, such as: without Button '#ui'; or without
                            a member of it, which the compiler finds out: without Core.vault '#core/contract/server'
                            --in <folder>        looks at the built modules below a folder too`;

const printUsers = (name, from, folder) => {
  const { modules, releases } = findUsers(name, from, folder);
  const what = from === undefined ? name : `${name} of ${from}`;
  if (modules.length + releases.length === 0) return console.log(`Nothing uses ${what}.`);
  console.log(`Without ${what} these would break:`);
  for (const { id, files } of modules) console.log(`  ${id}: ${files.join(', ')}`);
  for (const one of releases) console.log(`  ${one}, built outside the tree`);
};

const make = () => makePackage(async () => (await readContract()).info);

const run = async ([what, ...more]) => {
  if (what === undefined) {
    const began = performance.now();
    const isMade = await make();
    const took = `${((performance.now() - began) / 1000).toFixed(1)} s`;
    console.log(isMade ? `dist/contract was made in ${took}.` : 'dist/contract is up to date.');
  } else if (what === 'freeze') {
    const contract = await readContract();
    freezeContract(contract);
    await make();
    packHost(contract.info.version);
    keepSamples(contract.info.version);
    console.log(`Contract ${contract.info.version} is frozen.`);
  } else if (what === 'matrix') {
    await make();
    process.exitCode = (await runTool('tsx/dist/cli.mjs', ['core/tools/contract/fit-matrix.ts'])).code;
  } else if (what === 'without') {
    const { values, positionals } = parseArgs({
      args: more,
      allowPositionals: true,
      options: { in: { type: 'string' } },
    });
    if (positionals.length === 0 || positionals.length > 2) throw new Error(usage);
    if (/^\w+\.\w+$/.test(positionals[0]) && positionals.length === 2) {
      const { code } = await runTool('tsx/dist/cli.mjs', ['core/tools/contract/find-member-users.ts', ...positionals]);
      process.exitCode = code;
    } else printUsers(positionals[0], positionals[1], values.in);
  } else throw new Error(usage);
};

await run(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
