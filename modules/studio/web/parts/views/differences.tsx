import { Suspense } from 'react';
import { Skeleton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import type { ContentField, ContentFields } from '../../../lib/content';
import { valueText } from '../../../lib/value-text';
import { texts } from '../../texts/texts';
import styles from './views.module.css';

const TextDifference = lazyPart(() => import('./text-difference').then((module) => module.TextDifference));

interface DifferencesProps {
  readonly description: readonly ContentField[];
  readonly before: ContentFields;
  readonly after: ContentFields;
  readonly lang: string;
}

/** What differs between two texts, field by field. */
export const Differences = ({ description, before, after, lang }: DifferencesProps) => {
  const changed = description
    .map((field) => ({
      field,
      before: valueText(field, before[field.name]),
      after: valueText(field, after[field.name]),
    }))
    .filter((one) => one.before !== one.after);
  if (changed.length === 0) return <p className={styles.quiet}>{texts('differences.none')}</p>;
  return (
    <Suspense fallback={<Skeleton lines={3} height="5rem" label={texts('loading')} />}>
      <dl className={styles.fields}>
        {changed.map((one) => (
          <div key={one.field.name}>
            <dt>{one.field.label}</dt>
            <dd lang={lang}>
              <TextDifference before={one.before} after={one.after} />
            </dd>
          </div>
        ))}
      </dl>
    </Suspense>
  );
};
