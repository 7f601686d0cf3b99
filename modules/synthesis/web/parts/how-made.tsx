import { Alert } from '#ui';
import type { Engine } from '../../schemas/synthesis';
import { texts } from '../texts/texts';
import styles from './how-made.module.css';

/** Readings made before sentences were read one by one. */
const isByLikeness = ({ id }: Engine): boolean => id.startsWith('hedo-reading-map-');

const why = {
  timeout: 'itTookTooLong',
  provider: 'itDidNotAnswer',
  breaker: 'itIsNotAnswering',
  quota: 'thisMonthsShareIs',
  schema: 'itsAnswerWasMalformed',
  unquoted: 'itsQuotesDidNot',
  unfounded: 'tooLittleStood',
  unchecked: 'itWasNotChecked',
  cost: 'itWouldCostMore',
  sensitive: 'whatYouWroteDeserves',
  gate: 'itsWordsDidNot',
  'not-configured': 'itIsNoLonger',
} as const;

/** Who put the reading together and how far it goes; never more than is true. */
export const HowMade = ({ engine }: { readonly engine: Engine }) => (
  <div className={styles.made}>
    <p>
      {engine.kind === 'model'
        ? texts('aLanguageModelRead', { id: engine.id })
        : texts(isByLikeness(engine) ? 'matchedSentences' : 'foundByRules')}{' '}
      {texts('nothingHereIsA')}
    </p>
    <p>{texts('everySentenceInItalics')}</p>
    {engine.fallback && (
      <Alert tone="attention" title={texts('theLanguageModelWas')}>
        {texts('fallback', {
          reason: texts(engine.fallback in why ? why[engine.fallback as keyof typeof why] : 'itFailed'),
        })}
      </Alert>
    )}
  </div>
);
