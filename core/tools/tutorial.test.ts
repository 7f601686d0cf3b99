import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFile } from '../server/root';
import { newModule } from './new';
import { readTutorial } from './read-tutorial';

it('docs/your-first-module.md: its patches fit what npm run new module --full makes; tutorial.long.test.ts runs all of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hedo-patches-'));
  for (const settings of ['biome.json', '.gitignore']) await symlink(projectFile(settings), join(folder, settings));
  await newModule('night-log', 'full', folder);
  const patches = readTutorial().filter(({ kind }) => kind === 'diff');
  for (const { text } of patches) {
    const { status, stderr } = spawnSync('git', ['apply', '-'], { cwd: folder, input: text, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  }
  expect(patches.length).toBeGreaterThan(2);
  expect(await readFile(join(folder, 'modules/night-log/web/pages/diary-page.tsx'), 'utf8')).toContain(
    'countWords(text)',
  );
  await rm(folder, { recursive: true });
}, 120_000);

it('shows commands to run, patches to apply, and what is only watched; and names commands that there are', async () => {
  const blocks = readTutorial();
  expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['sh', 'diff', 'console']));
  const { scripts } = JSON.parse(await readFile(projectFile('package.json'), 'utf8'));
  for (const [, name = ''] of blocks
    .map(({ text }) => text)
    .join('\n')
    .matchAll(/npm run ([\w:-]+)/g))
    expect(Object.keys(scripts)).toContain(name);
});
