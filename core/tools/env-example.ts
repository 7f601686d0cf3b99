import { readFileSync, writeFileSync } from 'node:fs';
import { variables } from '../server/config-variables';
import { findModules } from '../server/modules/find';
import { projectFile } from '../server/root';

const file = projectFile('.env.example');
const columns = 100;

/** A text as comment lines. */
const comment = (text: string): string => {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)!;
    if (line.length + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => `# ${line}`).join('\n');
};

const entry = (name: string, description: string, isSecret: boolean): string =>
  `${comment(isSecret ? `${description} (secret)` : description)}\n#${name}=`;

/** Every variable that the host and its modules read, each with what it means. */
export const writeEnvExample = async (): Promise<string> => {
  const host = Object.entries(variables).map(([name, { means, ...more }]) => entry(name, means, 'secret' in more));
  const modules = (await findModules()).flatMap(({ manifest, server }) => {
    const own = Object.values(server?.settings ?? {});
    const entries = own.map(({ name, description, secret }) => entry(name, description, secret));
    return entries.length > 0 ? [`# ── ${manifest.id} ──`, ...entries] : [];
  });
  const head =
    'Written by `npm run env`; change a setting where it is declared. What follows a semicolon is the value while it is unset.';
  return `${[comment(head), ...host, ...modules].join('\n\n')}\n`;
};

/** `npm run env` */
if (process.argv[1]?.endsWith('env-example.ts')) writeFileSync(file, await writeEnvExample());

/** What stands in the project. */
export const readEnvExample = (): string => readFileSync(file, 'utf8');
