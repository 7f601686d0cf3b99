import { Alert } from '#ui';
import type { Engine } from '../../schemas/synthesis';
import styles from './how-made.module.css';

const why: Readonly<Record<string, string>> = {
  timeout: 'it took too long',
  provider: 'it did not answer',
  breaker: 'it is not answering at the moment',
  quota: 'this month’s share is used up',
  schema: 'its answer was malformed',
  unquoted: 'its quotes did not stand in your text',
  sensitive: 'what you wrote deserves a person, so it was not sent',
  gate: 'its words did not pass our check',
  'not-configured': 'it is no longer set up',
};

/** Who put the reading together and how far it goes; never more than is true. */
export const HowMade = ({ engine }: { readonly engine: Engine }) => (
  <div className={styles.made}>
    <p>
      <b>How this was made.</b>{' '}
      {engine.kind === 'model'
        ? `A language model (${engine.id}) read your answers and wrote what follows.`
        : 'Assembled by text matching from your own words. No AI model wrote or interpreted this.'}{' '}
      Nothing here is a diagnosis.
    </p>
    <p>Every sentence in italics is yours, unchanged. The rest is a suggestion; where it misses, say so beside it.</p>
    {engine.fallback && (
      <Alert tone="attention" title="The language model was not used:">
        {why[engine.fallback] ?? 'it failed'}. You can try again later.
      </Alert>
    )}
  </div>
);
