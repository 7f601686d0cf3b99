/** `npm run --silent chart < births.json`: a JSON list of births on standard input, one chart (or error) a line on standard output. */

import { resolveLocalTime } from '#modules/geo/public-server';
import { chartLine } from './lib/engine';

async function readInput(): Promise<unknown> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

async function main(): Promise<number> {
  let births: unknown;
  try {
    births = await readInput();
  } catch (error) {
    console.error(`Standard input is not JSON: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  if (!Array.isArray(births)) {
    console.error('Standard input must be a JSON list of births.');
    return 1;
  }
  let code = 0;
  for (const birth of births) {
    const { text, ok } = chartLine(birth, resolveLocalTime);
    if (!ok) code = 1;
    // Waits when the reader is slow, so that a long list does not pile up in memory.
    if (!process.stdout.write(`${text}\n`)) await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
  return code;
}

// A reader that stops early (head) is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await main();
