import module from 'node:module';
import { projectFile } from './root';

// From Node 22 on what was compiled once is read at the next start; a folder that cannot be written is left alone.
const { enableCompileCache } = module as typeof module & { enableCompileCache?(folder: string): unknown };
enableCompileCache?.(projectFile('.cache/compiled'));
const { start } = await import('./start');
await start();
