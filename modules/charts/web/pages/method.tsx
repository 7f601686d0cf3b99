import { useTitle } from '#core/web';
import { dateText } from '#modules/chart-engine/public';
import { zoneEdition } from '#modules/geo/public';
import { Table } from '#ui/table/table';
import { texts } from '../parts/method/texts/texts';
import styles from './method.module.css';

const measures = ['activations', 'charts', 'differences', 'bodies', 'designMoment', 'ascendant'] as const;
const steps = ['positions', 'integration', 'light', 'design', 'time', 'unknown'] as const;
const limits = ['years', 'utc', 'minute', 'meaning'] as const;

/** Edition and date of the zone data; results change with them. */
const zones = () => ({ version: zoneEdition.version, released: dateText(zoneEdition.released) });

/** Accuracy, method, sources and limits of the charts. The figures are those of the engine's README. */
export const MethodPage = () => {
  useTitle(texts('title'));
  return (
    <article className={`wrap ${styles.page}`}>
      <h1>{texts('title')}</h1>
      <p className={styles.intro}>{texts('intro')}</p>
      <h2>{texts('accuracy')}</h2>
      <p>{texts('accuracyIntro')}</p>
      <Table
        caption={texts('accuracy')}
        captionHidden
        columns={[
          { key: 'measure', head: texts('measure'), cell: (one) => texts(one) },
          { key: 'found', head: texts('found'), cell: (one) => texts(`${one}.found`) },
        ]}
        rows={measures}
        rowKey={(one) => one}
      />
      <h2>{texts('method')}</h2>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step === 'time' ? texts('method.time', zones()) : texts(`method.${step}`)}</li>
        ))}
      </ul>
      <h2>{texts('conventions')}</h2>
      <p>{texts('conventions.words')}</p>
      <h2>{texts('limits')}</h2>
      <ul>
        {limits.map((limit) => (
          <li key={limit}>{texts(`limits.${limit}`)}</li>
        ))}
      </ul>
      <h2>{texts('sources')}</h2>
      <p>{texts('sources.words', zones())}</p>
    </article>
  );
};
