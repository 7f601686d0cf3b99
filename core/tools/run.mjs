import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { root } from './inputs.mjs';

/** Runs a program of node_modules with Node; resolves with its exit code and, when `quiet`, its output. */
export const runTool = (script, parameters = [], options = {}) =>
  runProgram(process.execPath, [join(root, 'node_modules', script), ...parameters], options);

/**
 * Runs any program in the project's folder; from a `niceness` of 1 up to 19, it and all that it starts leave the cores more and more
 * to others. A program that is not there counts as exit code 127.
 */
export const runProgram = (program, parameters = [], { quiet = false, env = {}, timeout = 0, niceness = 0 } = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      ...(timeout ? { timeout } : {}),
    });
    // Before it starts threads, which take it over; without a number it did not start.
    if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
