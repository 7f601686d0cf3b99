import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../inputs.mjs';
import { judgeVersion } from './compare-contract.mjs';
import { hashOfDeclarations, readDeprecations, readSurface, toSpecifier } from './read-surface.mjs';
import { sharedInPages, sharedInServers } from './shared-names.mjs';

const at = (name) => join(root, 'core/contract/data', name);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const toText = (value) => `${JSON.stringify(value, null, 1)}\n`;

/** What modules load from the host while they run; other names they carry themselves. */
export const isOffered = (from) => from === '#ui' || from === '#core/web' || from.startsWith('#core/contract/');

/** `contract.json` as the sources have it, and the text of each declaration. */
export const describeContract = (files, declarationsOf) => {
  const { version } = readJson(at('contract.json'));
  const { dependencies, devDependencies } = readJson(join(root, 'package.json'));
  const packages = { ...dependencies, ...devDependencies };
  const { names, declarations } = readSurface(files, declarationsOf);
  const shared = Object.entries({ ...sharedInPages, ...sharedInServers });
  const deprecated = files.map((file) => [
    toSpecifier(file),
    readDeprecations(file, readFileSync(join(root, file), 'utf8')),
  ]);
  const info = {
    version,
    types: hashOfDeclarations(declarations),
    shared: Object.fromEntries(shared.map(([name, from]) => [name, from === null ? version : packages[from]])),
    names: Object.fromEntries(Object.entries(names).filter(([from]) => isOffered(from))),
    deprecated: Object.fromEntries(deprecated.filter(([, found]) => Object.keys(found).length > 0)),
  };
  return { info, declarations };
};

/** Writes contract.json, or says in a line each why it is not right. */
export const writeContract = ({ info, declarations }, { onlyCheck }) => {
  const problems = [];
  const text = toText(info);
  if (onlyCheck && readFileSync(at('contract.json'), 'utf8') !== text)
    problems.push('core/contract/data/contract.json is not up to date.');
  if (!onlyCheck) writeFileSync(at('contract.json'), text);
  const problem = existsSync(at('frozen.json'))
    ? judgeVersion(info.version, readJson(at('frozen.json')), declarations)
    : null;
  return problem ? [...problems, problem] : problems;
};

/** From now on these declarations are the contract of this version: later ones are compared with them. */
export const freezeContract = ({ info, declarations }) =>
  writeFileSync(at('frozen.json'), toText({ version: info.version, info, declarations }));
