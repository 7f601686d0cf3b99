import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './inputs.mjs';

/** Runs a program of node_modules with Node; resolves with its exit code and, when `quiet`, its output. */
export const runTool = (script, parameters = [], { quiet = false, env = {}, timeout = 0 } = {}) =>
  runProgram(process.execPath, [join(root, 'node_modules', script), ...parameters], { quiet, env, timeout });

/** Runs any program in the project's folder. A program that is not there counts as exit code 127. */
export const runProgram = (program, parameters = [], { quiet = false, env = {}, timeout = 0 } = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      ...(timeout ? { timeout } : {}),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
