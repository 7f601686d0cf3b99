import { readFileSync } from 'node:fs';
import { projectFile } from '../server/root';

/** A fenced block of the tutorial: `sh` and `diff` are run, `console` is for people. */
interface Block {
  readonly kind: string;
  readonly text: string;
}

/** The blocks of docs/your-first-module.md, in their order. */
export const readTutorial = (): readonly Block[] =>
  [...readFileSync(projectFile('docs/your-first-module.md'), 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
    ([, kind = '', text = '']) => ({ kind, text }),
  );
