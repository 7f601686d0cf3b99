import { fileURLToPath } from 'node:url';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import base from '../../../vitest.config';
import type { Defence } from './defences';

const { file, code, without, pure } = JSON.parse(process.env.HEDO_WITHOUT ?? '{}') as Defence;
const path = fileURLToPath(new URL(`../../../${file}`, import.meta.url));

/** Reads the file as it would be if somebody took the defence out. */
const removeDefence = {
  name: 'hedo-without-defence',
  enforce: 'pre',
  transform: (text: string, id: string): string | null => {
    if (id.split('?', 1)[0] !== path) return null;
    if (text.split(code).length !== 2) throw new Error(`${file} does not hold the defence once.`);
    return text.replace(code, () => without);
  },
} as const;

const projects = (base.test?.projects ?? []) as readonly UserWorkspaceConfig[];

/** The tests of the product, one of its defences left out; `run-without.ts` starts it. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    ...(pure ? { globalSetup: [] } : {}),
    projects: projects.map((project) => ({ ...project, plugins: [...(project.plugins ?? []), removeDefence] })),
  },
});
