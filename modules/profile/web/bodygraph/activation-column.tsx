import { classNames } from '#ui';
import styles from './activation-column.module.css';
import { BodyGlyph } from './body-glyph';
import { type Activations, bodies, placeText, writtenName } from './chart';
import { texts } from './texts/texts';

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
              <td>{place ? placeText(place) : <abbr title={texts('notKnownWithoutA')}>–</abbr>}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
