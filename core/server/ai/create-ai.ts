import type { Knex } from 'knex';
import type { Ai } from '../../contract/ai';
import type { Logger } from '../../contract/server';
import type { Config } from '../host';
import type { EmbeddingCache } from './embedder';
import { createEngine } from './engine';
import { createLedger } from './ledger';
import { createSpeech } from './speech/create-speech';
import { createWriter, NO_WRITER } from './writer';

interface Parts {
  readonly config: Pick<Config, 'llm' | 'speech'>;
  readonly log: Logger;
  readonly knex: Knex;
  readonly embeddings?: EmbeddingCache | undefined;
  /** Without a thread. */
  readonly inProcess?: boolean | undefined;
}

/** The engines; nothing heavy is loaded before its first use. `stop` waits a few seconds for what runs. */
export const createAi = ({ config, log, knex, embeddings, inProcess }: Parts): Ai & { stop(): Promise<void> } => {
  const { stop, ...engine } = createEngine(log, embeddings, inProcess);
  const { llm } = config;
  const writer = llm === null ? NO_WRITER : createWriter({ llm, log, ledger: createLedger(knex, llm.monthlyCalls) });
  return {
    ...engine,
    writer,
    speech: createSpeech(config.speech, log),
    async stop() {
      writer.stop();
      await stop();
    },
  };
};
