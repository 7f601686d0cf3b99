import type { Chart } from '#modules/chart-engine/public';
import { cuspsOf, type HouseSystem, houseSystems } from '#modules/chart-engine/public';
import { Choice } from './choice';
import { texts } from './texts/texts';
import type { ExportWish } from './wish';

/** Which houses the wheel of the file has; nothing where nothing rises. Without birth data only whole signs can be drawn. */
export const HousesChoice = ({
  western,
  wish,
  onChoose,
}: {
  readonly western: Chart['westernAstrology'];
  readonly wish: Pick<ExportWish, 'houses' | 'birth'>;
  readonly onChoose: (houses: HouseSystem) => void;
}) => {
  if (western.ascendant === null) return null;
  const polar = cuspsOf(western, 'placidus') === null;
  const note = wish.birth ? polar && texts('houses.polar') : texts('houses.without');
  return (
    <Choice
      row
      legend={texts('houses')}
      options={houseSystems.map((value) => ({
        value,
        label: texts(`houses.${value}`),
        disabled: value !== 'whole' && (!wish.birth || cuspsOf(western, value) === null),
      }))}
      value={wish.birth ? wish.houses : 'whole'}
      onChange={onChoose}
      note={note}
    />
  );
};
