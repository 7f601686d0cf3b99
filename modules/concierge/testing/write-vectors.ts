import { existsSync, writeFileSync } from 'node:fs';
import { createEngine } from '#core/server/ai/engine';
import { openKnex } from '#core/server/db/pool';
import { createLog } from '#core/server/log';
import { setup, withDatabase } from '#core/testing/postgres';
import { formatVector, vectorsFile } from '../server/knowledge/known-vectors';
import { startGuide } from './guide';

/**
 * `npx tsx modules/concierge/testing/write-vectors.ts` writes `data/vectors.txt`: the vectors of all texts that the product publishes
 * when it is started for the first time, its sample articles too. A line each, by the text's key, so that branches merge.
 */
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const provided = { server: '', template: '' };
const project = { provide: (_: string, value: object) => Object.assign(provided, value) };
const engine = createEngine(quiet);
if (!existsSync(vectorsFile)) writeFileSync(vectorsFile, '');
const stopServer = await setup(project as never);
const connectionString = withDatabase(provided.server, provided.template);
const knex = openKnex(connectionString, createLog({ logLevel: 'error' }));
const db = { knex, connectionString, note: 'vectors', stop: () => knex.destroy() };
const guide = await startGuide({ db, config: { demo: true } });
await guide.library.whenReady();
const texts = [...guide.texts.read];
const began = performance.now();
const vectors = await engine.embedder.embed(texts);
const lines = texts.map((text, at) => formatVector(text, vectors[at] ?? new Float32Array(0)));
writeFileSync(vectorsFile, `${[engine.embedder.id, ...lines.sort()].join('\n')}\n`);
const seconds = ((performance.now() - began) / 1000).toFixed(0);
process.stdout.write(`${texts.length} texts in ${seconds} s, ${texts.length - guide.texts.known.size} of them new.\n`);
await engine.stop();
await guide.stop();
await stopServer();
