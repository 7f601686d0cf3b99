import { classNames } from '#ui';
import styles from './activation-column.module.css';
import { BodyGlyph } from './body-glyph';
import { type Activations, bodies, placeText, writtenName } from './chart';

export interface ActivationColumnProps {
  side: 'personality' | 'design';
  activations: Activations;
}

/** The thirteen activations of one side as glyph and gate.line, to stand beside the bodygraph. */
export function ActivationColumn({ side, activations }: ActivationColumnProps) {
  return (
    <table className={classNames(styles.column, styles[side])}>
      <caption>
        <i aria-hidden="true" />
        {side === 'design' ? 'Design' : 'Personality'}
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
              <td>{place ? placeText(place) : <abbr title="not known without a birth time">–</abbr>}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
