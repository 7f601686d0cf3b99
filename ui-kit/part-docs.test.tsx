// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PartDocs } from '../.storybook/docs/part-docs';

afterEach(cleanup);

const folder = `${join(process.cwd(), 'ui-kit')}/`;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
/** Every part with stories; tokens and screens have pages of another kind. */
const parts = files
  .filter((file) => file.endsWith('.stories.tsx') && !/^(tokens|screens)\//.test(file))
  .map((file) => file.replace('.stories.tsx', ''));
const found = new Map<string, PartDocs>();
for (const part of parts)
  if (files.includes(`${part}.docs.tsx`)) {
    const { docs } = (await import(/* @vite-ignore */ `./${part}.docs.tsx`)) as { docs: PartDocs };
    found.set(part, docs);
  }

/** What the page of a part lacks, as sentences. */
const listMissing = (part: string): string[] => {
  const docs = found.get(part);
  if (!docs) return [`${part} has no ${part}.docs.tsx`];
  const stories = readFileSync(`${folder}${part}.stories.tsx`, 'utf8');
  const reacts = /userEvent\.(keyboard|tab|type)/.test(stories);
  const missing = {
    'a first entry of its changes':
      docs.changes.every(({ on, text }) => /^2\d{3}-\d\d-\d\d$/.test(on) && text) && docs.changes.length > 0,
    'rows of its anatomy': docs.anatomy.rows.length > 0,
    'a table of keys, though its stories use the keyboard':
      !reacts || typeof docs.keyboard !== 'string' || docs.keyboard.includes('Tab'),
    'an interaction in its stories (`play`), though it has keys':
      typeof docs.keyboard === 'string' || stories.includes('play: '),
    'notes on accessibility': docs.accessibility.length > 0,
    'a rendered example of what to do': docs.dos.some(({ show }) => show),
    'a rendered example of what not to do': docs.donts.some(({ show }) => show),
    'a story by night': /theme: 'dark'/.test(stories),
  };
  return Object.entries(missing).flatMap(([what, isThere]) => (isThere ? [] : [`${part} lacks ${what}`]));
};

test('every part has a complete page', () => {
  expect(parts.length).toBeGreaterThan(45);
  expect(parts.flatMap(listMissing)).toEqual([]);
});

const modulesFolder = join(process.cwd(), 'modules');
const moduleStories = readdirSync(modulesFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => ({ file, text: readFileSync(join(modulesFolder, file), 'utf8') }))
  // Whole screens have no such page, nor has a sheet of several components.
  .filter(({ text }) => !/title: 'Screens\//.test(text) && !text.includes("tags: ['!autodocs']"));

test('every part of a module has the same, in its stories', () => {
  expect(moduleStories.length).toBeGreaterThan(4);
  const missing = moduleStories.flatMap(({ file, text }) => [
    // The compiler holds its members, and the page that is made of them the browser test of stories.
    ...(/part: \{[\s\S]*\} satisfies PartDocs/.test(text) ? [] : [`${file} has no page (parameters.part)`]),
    ...(/keyboard: \[/.test(text) && !/play: |play,/.test(text) ? [`${file} has keys and no interaction`] : []),
    ...(/theme: 'dark'/.test(text) ? [] : [`${file} has no story by night`]),
  ]);
  expect(missing).toEqual([]);
});

test('examples and drawings can be drawn', () => {
  for (const docs of found.values())
    for (const { show } of [...docs.dos, ...docs.donts]) {
      const { container } = render(show);
      expect(container.childElementCount).toBeGreaterThan(0);
      cleanup();
    }
});
