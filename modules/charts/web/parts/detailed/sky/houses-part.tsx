import type { Chart } from '#modules/chart-engine/public';
import { cuspsOf, type HouseSystem, houseSystems, longitudeText } from '#modules/chart-engine/public';
import { Field } from '#ui';
import { Select } from '#ui/select/select';
import { Table } from '#ui/table/table';
import { texts } from '../texts/texts';
import styles from './sky.module.css';

/** Which houses the wheel and the tables show; says so where Placidus has none. */
export const HouseChoice = ({
  western,
  houses,
  onChoose,
}: {
  readonly western: Chart['westernAstrology'];
  readonly houses: HouseSystem;
  readonly onChoose: (houses: HouseSystem) => void;
}) => {
  if (western.ascendant === null) return null;
  return (
    <div className={styles.choice}>
      <Field label={texts('houses')}>
        <Select value={houses} onChange={(event) => onChoose(event.target.value as HouseSystem)}>
          {houseSystems.map((system) => (
            <option key={system} value={system}>
              {texts(`houses.${system}`)}
            </option>
          ))}
        </Select>
      </Field>
      <p className={styles.axes} aria-live="polite">
        {cuspsOf(western, houses) === null ? texts('houses.polar') : texts(`houses.${houses}.about`)}
      </p>
    </div>
  );
};

/** Ascendant and midheaven, and where each house begins. */
export const HousesPart = ({
  western,
  houses,
}: {
  readonly western: Chart['westernAstrology'];
  readonly houses: HouseSystem;
}) => {
  const { ascendant, midheaven } = western;
  const cusps = cuspsOf(western, houses) ?? cuspsOf(western, 'whole');
  if (ascendant === null || midheaven === null || !cusps) return null;
  const drawn = cuspsOf(western, houses) ? houses : 'whole';
  return (
    <div className={styles.part}>
      <h3>{texts('housesBegin', { system: texts(`houses.${drawn}`) })}</h3>
      <p className={styles.axes}>
        {texts('ascendantMidheaven', { ascendant: longitudeText(ascendant), midheaven: longitudeText(midheaven) })}
      </p>
      <Table
        caption={texts('housesCaption', { system: texts(`houses.${drawn}`) })}
        captionHidden
        phones="scroll"
        rows={cusps.map((cusp, index) => ({ house: index + 1, cusp }))}
        rowKey={({ house }) => String(house)}
        columns={[
          { key: 'house', head: texts('house'), cell: ({ house }) => house },
          { key: 'cusp', head: texts('begins'), numeric: true, cell: ({ cusp }) => longitudeText(cusp) },
        ]}
      />
    </div>
  );
};
