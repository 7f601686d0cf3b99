import { useState } from 'react';
import type { ProfileVersionView } from '#modules/profile/public';
import { Checkbox } from '#ui/checkbox/checkbox';
import { compareCharts } from './compare';
import { DifferenceTable } from './difference-table';
import { ListDifference } from './list-difference';
import { groups } from './names';
import { Side } from './side';
import { texts } from './texts/texts';
import styles from './versions.module.css';

/** Two versions side by side, and in words what differs. */
export const TwoCharts = ({ one, other }: { readonly one: ProfileVersionView; readonly other: ProfileVersionView }) => {
  const [all, setAll] = useState(false);
  const found = compareCharts(one.profile.chart, other.profile.chart);
  const numbers = [one.profile.version, other.profile.version] as const;
  const heads = numbers.map((version) => texts('version', { version })) as [string, string];
  const table = (group: (typeof groups)[number]) => (
    <DifferenceTable key={group} group={group} rows={found[group]} all={all} heads={heads} />
  );
  return (
    <>
      <p className={styles.count} aria-live="polite">
        {texts('changes', { count: found.changes })}
      </p>
      <div className={styles.sides}>
        <Side version={one} only={found.gates?.onlyOne ?? null} />
        <Side version={other} only={found.gates?.onlyOther ?? null} />
      </div>
      <Checkbox label={texts('everything')} checked={all} onChange={({ target }) => setAll(target.checked)} />
      <div className={styles.parts}>
        {groups.slice(0, 2).map(table)}
        {(['channels', 'gates'] as const).map((of) => (
          <ListDifference key={of} of={of} change={found[of]} versions={numbers} all={all} />
        ))}
        {groups.slice(2).map(table)}
      </div>
    </>
  );
};
