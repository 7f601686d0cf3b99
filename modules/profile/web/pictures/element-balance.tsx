import type { Chart } from '../../engine/chart';
import { PLANETS, SIGNS } from '../../engine/rules/names';
import { BodyGlyph } from '../bodygraph/body-glyph';
import { type Body, writtenName } from '../bodygraph/chart';
import styles from './element-balance.module.css';
import { texts } from './texts/texts';

const elements = ['fire', 'earth', 'air', 'water'] as const;
const modes = ['cardinal', 'fixed', 'mutable'] as const;
const list = new Intl.ListFormat('en');

/** Which planets stand in signs of each element and each mode; those whose sign is not certain are apart. */
export const balanceOf = (western: Chart['westernAstrology']) => {
  // The node is a point, not a planet.
  const placed = PLANETS.map((name: Body) => ({
    name,
    sign: (SIGNS as readonly string[]).indexOf(western.planets[name]?.sign ?? ''),
  }));
  const names = (holds: (sign: number) => boolean): readonly Body[] =>
    placed.filter(({ sign }) => sign >= 0 && holds(sign)).map(({ name }) => name);
  return {
    elements: elements.map((name, index) => ({ name, planets: names((sign) => sign % 4 === index) })),
    modes: modes.map((name, index) => ({ name, planets: names((sign) => sign % 3 === index) })),
    left: placed.filter(({ sign }) => sign < 0).map(({ name }) => name),
  };
};

const Row = ({
  name,
  planets,
  look,
}: {
  readonly name: string;
  readonly planets: readonly Body[];
  readonly look: string;
}) => (
  <div className={styles.row} data-look={look}>
    <dt>{name}</dt>
    <dd>
      <span className={styles.marks} aria-hidden="true">
        {planets.map((planet) => (
          <i key={planet}>
            <BodyGlyph body={planet} size={18} />
          </i>
        ))}
      </span>
      <span className={styles.count} aria-hidden="true">
        {planets.length}
      </span>
      <span className="visually-hidden">
        {texts('element.planets', { count: planets.length, names: list.format(planets.map(writtenName)) })}
      </span>
    </dd>
  </div>
);

/** The ten planets by element and by mode: one mark for each, so that the rows are the picture and the list at once. */
export const ElementBalance = ({ western }: { readonly western: Chart['westernAstrology'] }) => {
  const balance = balanceOf(western);
  return (
    <div className={styles.balance}>
      <div>
        <h3>{texts('elements')}</h3>
        <dl>
          {balance.elements.map(({ name, planets }) => (
            <Row key={name} name={texts(`element.${name}`)} planets={planets} look={name} />
          ))}
        </dl>
      </div>
      <div>
        <h3>{texts('modes')}</h3>
        <dl>
          {balance.modes.map(({ name, planets }) => (
            <Row key={name} name={texts(`mode.${name}`)} planets={planets} look={name} />
          ))}
        </dl>
      </div>
      {balance.left.length > 0 && (
        <p className={styles.left}>{texts('elements.left', { names: list.format(balance.left.map(writtenName)) })}</p>
      )}
    </div>
  );
};
