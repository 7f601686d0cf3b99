import { getPageData, Link } from '#core/web';
import { Switch } from '#ui/switch/switch';
import { laborNameIn } from '../../../lib/labor-names';
import type { ReadingPreparation } from '../../../schemas/preparation';
import { responsesNeeded } from '../../../schemas/values';
import { pageLanguage } from '../../api/page-language';
import styles from './preparation.module.css';
import { texts } from './texts/texts';

const kinds = ['added', 'changed', 'withdrawn', 'keptBack'] as const;
const list = (numbers: readonly number[]): string =>
  new Intl.ListFormat(getPageData().language.slice(0, 2)).format(numbers.map(String));

const linesOf = (changes: ReadingPreparation['changes']): string[] => [
  ...kinds.flatMap((kind) =>
    changes[kind].length === 0 ? [] : [texts(kind, { count: changes[kind].length, labors: list(changes[kind]) })],
  ),
  ...(changes.chart ? [texts('chart')] : []),
  ...(changes.notMe > 0 ? [texts('notMe', { count: changes.notMe })] : []),
];

const Changes = ({ changes }: { readonly changes: ReadingPreparation['changes'] }) => {
  if (!changes.since) return null;
  const { version } = changes.since;
  const lines = linesOf(changes);
  if (lines.length === 0) return <p className={styles.quiet}>{texts('changed.none', { version })}</p>;
  return (
    <section aria-labelledby="changed-since">
      <h3 id="changed-since" className={styles.title}>
        {texts('changed.title', { version })}
      </h3>
      <ul className={styles.changes}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
};

/** Whether enough is left to read when these Labors stay out. */
export const isEnough = ({ labors }: ReadingPreparation, leftOut: ReadonlySet<number>): boolean =>
  labors.filter(({ laborNumber, audience }) => audience !== 'self' && !leftOut.has(laborNumber)).length >=
  responsesNeeded;

/** Before a reading is made: what is different from the last one, and which Labors go in. */
export const Preparation = ({
  preparation,
  leftOut,
  onChange,
}: {
  readonly preparation: ReadingPreparation;
  readonly leftOut: ReadonlySet<number>;
  readonly onChange: (leftOut: ReadonlySet<number>) => void;
}) => {
  const { labors, changes } = preparation;
  const possible = labors.filter(({ audience }) => audience !== 'self');
  const own = labors.filter(({ audience }) => audience === 'self');
  const used = possible.filter(({ laborNumber }) => !leftOut.has(laborNumber)).length;
  const turn = (labor: number, on: boolean): void => {
    const next = new Set(leftOut);
    if (on) next.delete(labor);
    else next.add(labor);
    onChange(next);
  };
  return (
    <div className={styles.preparation}>
      <Changes changes={changes} />
      <details className={styles.goesIn}>
        <summary>{texts('goesIn', { used, all: possible.length })}</summary>
        <p className={styles.quiet}>{texts('goesIn.lead')}</p>
        <ul className={styles.labors}>
          {possible.map(({ laborNumber, laborName, words }) => (
            <li key={laborNumber}>
              <Switch
                label={texts('labor', { laborNumber, name: laborNameIn(pageLanguage(), laborNumber, laborName) })}
                hint={texts('words', { words })}
                checked={!leftOut.has(laborNumber)}
                onChange={(event) => turn(laborNumber, event.currentTarget.checked)}
              />
            </li>
          ))}
          {own.map(({ laborNumber }) => (
            <li key={laborNumber} className={styles.quiet}>
              {texts('self', { laborNumber })}{' '}
              <Link to={`/intake/${laborNumber}`}>{texts('self.change', { laborNumber })}</Link>
            </li>
          ))}
        </ul>
      </details>
      {!isEnough(preparation, leftOut) && (
        <p role="alert" className={styles.quiet}>
          {texts('tooFew', { needed: responsesNeeded })}
        </p>
      )}
    </div>
  );
};
