import type { Chart } from '#modules/chart-engine/public';
import { cuspsOf, type HouseSystem, houseSystems } from '#modules/chart-engine/public';
import type { ExportOptions } from '../../api/export-options';
import { texts } from '../../texts/texts';
import { Choice } from './choice';

/** Which houses the wheel of the file has; nothing where nothing rises. Without birth data only whole signs can be drawn. */
export const HousesChoice = ({
  western,
  options,
  onChoose,
}: {
  readonly western: Chart['westernAstrology'];
  readonly options: Pick<ExportOptions, 'houses' | 'birth'>;
  readonly onChoose: (houses: HouseSystem) => void;
}) => {
  if (western.ascendant === null) return null;
  const polar = cuspsOf(western, 'placidus') === null;
  const note = options.birth ? polar && texts('houses.polar') : texts('houses.without');
  return (
    <Choice
      row
      legend={texts('houses')}
      options={houseSystems.map((value) => ({
        value,
        label: texts(`houses.${value}`),
        disabled: value !== 'whole' && (!options.birth || cuspsOf(western, value) === null),
      }))}
      value={options.birth ? options.houses : 'whole'}
      onChange={onChoose}
      note={note}
    />
  );
};
