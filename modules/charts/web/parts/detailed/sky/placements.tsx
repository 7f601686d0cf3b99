import type { Chart, Placement } from '#modules/chart-engine/public';
import { cuspsOf, degreeText, type HouseSystem, houseOf } from '#modules/chart-engine/public';
import { type Column, Table } from '#ui/table/table';
import { BodyGlyph } from '../../bodygraph/body-glyph';
import { type Body, writtenName } from '../../bodygraph/chart';
import { RetrogradeGlyph, SignGlyph } from '../../pictures/sign-mark';
import { texts } from '../texts/texts';
import styles from './sky.module.css';

/** A planet, node or angle as it is written. */
export const nameOf = (planet: string): string => writtenName(planet as Body);

type Row = readonly [name: string, placement: Placement];

const planet = (): Column<Row> => ({
  key: 'planet',
  head: texts('planet'),
  cell: ([name]) => (
    <span className={styles.marked}>
      <BodyGlyph body={name as Body} size={17} />
      {nameOf(name)}
    </span>
  ),
});

const position = (): Column<Row> => ({
  key: 'position',
  head: texts('position'),
  numeric: true,
  cell: ([, { degree }]) => (degree === null ? texts('notCertain') : degreeText(degree)),
});

const sign = (): Column<Row> => ({
  key: 'sign',
  head: texts('sign'),
  cell: ([, placement]) => (
    <span className={styles.marked}>
      {placement.sign && <SignGlyph sign={placement.sign} />}
      {placement.sign ?? texts('notCertain')}
      {placement.retrograde && (
        <abbr className={styles.retrograde} title={texts('retrograde')}>
          <RetrogradeGlyph />
          <span className="visually-hidden">{texts('retrograde')}</span>
        </abbr>
      )}
    </span>
  ),
});

/** Where every planet stands: position, sign, and its house in the chosen system. */
export const Placements = ({
  western,
  timeKnown,
  houses,
}: {
  readonly western: Chart['westernAstrology'];
  readonly timeKnown: boolean;
  readonly houses: HouseSystem;
}) => {
  const cusps = cuspsOf(western, houses) ?? cuspsOf(western, 'whole');
  const house: Column<Row> = {
    key: 'house',
    head: texts('house'),
    numeric: true,
    cell: ([, { longitude }]) => (cusps && longitude !== null ? houseOf(cusps, longitude) : texts('notAvailable')),
  };
  return (
    <Table<Row>
      caption={texts('whereThePlanetsStood')}
      captionHidden
      phones="scroll"
      rows={Object.entries(western.planets)}
      rowKey={([name]) => name}
      columns={timeKnown ? [planet(), position(), sign(), house] : [planet(), sign()]}
    />
  );
};
