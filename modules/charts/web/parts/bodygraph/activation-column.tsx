import { centerOf } from '#modules/chart-engine/public';
import { classNames } from '#ui';
import styles from './activation-column.module.css';
import { texts } from './around/texts/texts';
import { BodyGlyph } from './body-glyph';
import { type Activation, type Activations, type BodygraphSelection, bodies, placeText, writtenName } from './chart';

export interface ActivationColumnProps {
  side: 'personality' | 'design';
  activations: Activations;
  /** Makes the activations buttons that choose their gates. */
  onSelect?: ((selection: BodygraphSelection) => void) | undefined;
}

/** The thirteen activations of one side as glyph and gate.line, to stand next to the bodygraph. */
export function ActivationColumn({ side, activations, onSelect }: ActivationColumnProps) {
  return (
    <table className={classNames(styles.column, styles[side])}>
      <caption>
        <i aria-hidden="true" />
        {side === 'design' ? texts('design') : texts('personality')}
      </caption>
      <tbody>
        {bodies.map((body) => {
          const place = activations[body];
          return (
            <tr key={body}>
              <th scope="row">
                <BodyGlyph body={body} />
                <span className="visually-hidden">{writtenName(body)}</span>
              </th>
              <td>{place ? pick(place) : <abbr title={texts('notKnownWithoutA')}>–</abbr>}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );

  function pick(place: Activation) {
    if (!onSelect) return placeText(place);
    return (
      <button
        type="button"
        className={styles.pick}
        aria-label={texts('gatePlace', { place: placeText(place) })}
        onClick={() => onSelect({ kind: 'gate', gate: place.gate, center: centerOf(place.gate) })}
      >
        {placeText(place)}
      </button>
    );
  }
}
