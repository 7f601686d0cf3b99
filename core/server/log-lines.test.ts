import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createLog } from './log';
import { createLineSink } from './log-lines';
import { projectFile, projectRoot } from './root';

const messagesOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { message: string }).message);

it('writes the lines of one turn together at its end', async () => {
  const written: string[] = [];
  const log = createLog({ logLevel: 'info' }, createLineSink({ write: (lines) => void written.push(lines) }));
  for (const message of ['one', 'two', 'three']) log.info(message);
  expect(written).toEqual([]);
  await new Promise(setImmediate);
  expect(written.map(messagesOf)).toEqual([['one', 'two', 'three']]);
  log.info('four');
  await new Promise(setImmediate);
  expect(written.map(messagesOf).at(-1)).toEqual(['four']);
});

it.each(['warn', 'error'] as const)('writes what is a %s at once, after what was logged before', (level) => {
  const written: string[] = [];
  const log = createLog({ logLevel: 'info' }, createLineSink({ write: (lines) => void written.push(lines) }));
  log.info('before');
  log[level]('now');
  expect(messagesOf(written.join(''))).toEqual(['before', 'now']);
});

it.each([
  ['an error that nobody catches', 'throw new Error("lost")', 1],
  ['a rejection that nobody catches', 'void Promise.reject(new Error("lost"))', 1],
  ['an exit', 'process.exit(3)', 3],
  ['its end', '', 0],
])('loses no line when the process ends by %s', (_, end, code) => {
  const program = `
    import { createLog } from ${JSON.stringify(projectFile('core/server/log.ts'))};
    const log = createLog({ logLevel: 'info' });
    for (let n = 0; n < 500; n += 1) log.info(\`line \${n}\`);
    ${end}`;
  const ended = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect(ended.status).toBe(code);
  expect(messagesOf(ended.stdout)).toEqual(Array.from({ length: 500 }, (__, n) => `line ${n}`));
});
