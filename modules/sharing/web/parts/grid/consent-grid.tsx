import { useId, useState } from 'react';
import { Link } from '#core/web';
import { parseSampleName } from '#modules/matching/public';
import { Badge, Button, Field } from '#ui';
import { Select } from '#ui/select/select';
import type { ConsentRow, ConsentsOverview } from '../../../schemas/consent';
import { openSegments } from '../../api/consent-steps';
import { type Consents, placeOf } from '../../api/use-consents';
import { sharingTexts as texts } from '../../texts/texts';
import { groupOf, segmentGroups, segmentHint, segmentName } from '../segments/segment-name';
import { segmentTexts } from '../segments/texts/texts';
import { ConsentCell } from './consent-cell';
import styles from './grid.module.css';
import { type Term, TermCell } from './term-cell';
import { ownZone } from './times';

export interface ConsentGridProps {
  readonly overview: ConsentsOverview;
  readonly consents: Pick<Consents, 'busy' | 'problems'>;
  /** What is chosen for a consent that is not given yet. */
  readonly termOf: (matchId: string) => Term;
  readonly onSwitch: (row: ConsentRow, segment: string, open: boolean) => void;
  readonly onTerm: (row: ConsentRow, term: Term) => void;
  readonly onWithdraw: (row: ConsentRow) => void;
}

/** A Labor that its client keeps back: no switch opens it, the Labor itself does. */
const Withheld = ({ segment }: { readonly segment: string }) => (
  <>
    {' '}
    {texts('withheld')} <Link to={`/intake/${segment.split(':')[1]}`}>{texts('withheld.change')}</Link>
  </>
);

/** Pieces in rows, people in columns; on phones one person at a time. Every crossing says who may read what, and when they last did. */
export const ConsentGrid = ({ overview, consents, termOf, onSwitch, onTerm, onWithdraw }: ConsentGridProps) => {
  const { practitioners: people, segments } = overview;
  const [chosen, setChosen] = useState(people[0]?.matchId);
  const [all, setAll] = useState(false);
  const base = useId();
  const shown = people.some(({ matchId }) => matchId === chosen) ? chosen : people[0]?.matchId;
  const isOpened = (key: string) => people.some((row) => openSegments(row).includes(key));
  const visible = segments.filter(({ key, filled }) => all || filled || isOpened(key));
  const empty = segments.length - segments.filter(({ key, filled }) => filled || isOpened(key)).length;
  const column = (row: ConsentRow) => ({ 'data-shown': row.matchId === shown });

  return (
    <div className={styles.grid}>
      {people.length > 1 && (
        <Field label={texts('person')} className={styles.picker}>
          <Select value={shown} onChange={({ target }) => setChosen(target.value)}>
            {people.map(({ matchId, practitioner }) => (
              <option key={matchId} value={matchId}>
                {parseSampleName(practitioner.name).name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section aria-label={texts('title')} tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <caption className={styles.caption}>{texts('table', { zone: ownZone() })}</caption>
          <thead>
            <tr>
              <th scope="col">{texts('what')}</th>
              {people.map((row) => {
                const { name, sample } = parseSampleName(row.practitioner.name);
                return (
                  <th key={row.matchId} scope="col" {...column(row)}>
                    <span className={styles.name}>{name}</span>{' '}
                    {sample && <Badge tone="sample">{texts('sample')}</Badge>}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{texts('howLong')}</th>
              {people.map((row) => (
                <td key={row.matchId} {...column(row)}>
                  <p className={styles.note}>
                    {texts(row.matchStatus === 'accepted' ? 'status.accepted' : 'status.requested')}
                  </p>
                  <TermCell row={row} term={termOf(row.matchId)} problems={consents.problems} onTerm={onTerm} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{texts('preview')}</th>
              {people.map((row) => (
                <td key={row.matchId} {...column(row)}>
                  <Link to={`/matching/sharing/as/${row.matchId}`} className={styles.link ?? ''}>
                    {texts('preview.of', { name: parseSampleName(row.practitioner.name).name })}
                  </Link>
                </td>
              ))}
            </tr>
          </tbody>
          {segmentGroups.map((group) => {
            const rows = visible.filter(({ key }) => groupOf(key) === group);
            if (rows.length === 0) return null;
            return (
              <tbody key={group}>
                <tr>
                  <th scope="rowgroup" colSpan={people.length + 1} className={styles.group}>
                    {segmentTexts(`group.${group}`)}
                  </th>
                </tr>
                {rows.map(({ key, filled, withheld }) => (
                  <tr key={key}>
                    <th scope="row" aria-describedby={`${base}${key}`}>
                      {segmentName(key)}
                      <span id={`${base}${key}`} className={styles.hint}>
                        {filled ? segmentHint(key) : texts('empty')}
                        {withheld && <Withheld segment={key} />}
                      </span>
                    </th>
                    {people.map((row) => (
                      <td key={row.matchId} {...column(row)}>
                        <ConsentCell row={row} segment={key} filled={filled} consents={consents} onSwitch={onSwitch} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            );
          })}
          <tbody>
            <tr>
              <th scope="row">{texts('everything')}</th>
              {people.map((row) => {
                const problem = consents.problems[placeOf(row.matchId)];
                return (
                  <td key={row.matchId} {...column(row)}>
                    <Button
                      aria-disabled={openSegments(row).length === 0 || undefined}
                      aria-label={texts('withdraw.of', { name: parseSampleName(row.practitioner.name).name })}
                      pending={consents.busy.includes(placeOf(row.matchId))}
                      onClick={() => openSegments(row).length > 0 && onWithdraw(row)}
                    >
                      {texts('withdraw')}
                    </Button>
                    {problem && (
                      <p role="alert" className={styles.problem}>
                        {problem}
                      </p>
                    )}
                  </td>
                );
              })}
            </tr>
          </tbody>
        </table>
      </section>
      {empty > 0 && (
        <Button variant="bare" flush aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts('empty.hide') : texts('empty.show', { count: empty })}
        </Button>
      )}
    </div>
  );
};
