import { useId } from 'react';
import { parseSampleName } from '#modules/matching/public';
import { Switch } from '#ui/switch/switch';
import type { ConsentRow } from '../../../schemas/consent';
import { openSegments } from '../../api/consent-steps';
import { type Consents, placeOf } from '../../api/use-consents';
import { sharingTexts as texts } from '../../texts/texts';
import { segmentName } from '../segments/segment-name';
import styles from './grid.module.css';
import { shortTime } from './times';

/** One piece and one person: the switch, the last reading as a dot with its time, and what went wrong here. */
export const ConsentCell = ({
  row,
  segment,
  filled,
  consents,
  onSwitch,
}: {
  readonly row: ConsentRow;
  readonly segment: string;
  readonly filled: boolean;
  readonly consents: Pick<Consents, 'busy' | 'problems'>;
  readonly onSwitch: (row: ConsentRow, segment: string, open: boolean) => void;
}) => {
  const note = useId();
  const place = placeOf(row.matchId, segment);
  const open = openSegments(row).includes(segment);
  const saving = consents.busy.includes(place);
  const problem = consents.problems[place];
  const read = row.lastReads.find((one) => one.segment === segment);
  return (
    <>
      <Switch
        className={styles.switch ?? ''}
        label={
          <span className="visually-hidden">
            {texts('mayRead', { name: parseSampleName(row.practitioner.name).name, segment: segmentName(segment) })}
          </span>
        }
        checked={open}
        // Nothing is opened ahead of being written; what is open can always be closed.
        disabled={!filled && !open}
        aria-busy={saving || undefined}
        aria-describedby={note}
        onChange={() => saving || onSwitch(row, segment, !open)}
      />
      <div id={note} className={styles.note}>
        {saving ? (
          texts('saving')
        ) : read ? (
          <>
            <span className={styles.dot} aria-hidden="true" />
            {texts('read', { when: shortTime(read.at) })}
          </>
        ) : open ? (
          texts('unread')
        ) : null}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
};
