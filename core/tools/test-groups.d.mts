/** How a test file runs: beside others of its kind in one worker, in Node or with a page, or in a process of its own. */
export type Group = 'alone' | 'node' | 'page' | 'page-jsdom';

/** All test files below folders of the project, as paths from its root, by how they run. */
export function testGroups(folders: readonly string[]): Readonly<Record<Group, readonly string[]>>;
