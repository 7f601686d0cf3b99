import type { PartDocs } from './part-docs';
import { Words } from './words';

/** What each key does. */
export const Keyboard = ({ keyboard }: Pick<PartDocs, 'keyboard'>) => (
  <section className="part-section">
    <h2>Keyboard</h2>
    {typeof keyboard === 'string' ? (
      <p>
        <Words text={keyboard} />
      </p>
    ) : (
      <table className="part-table">
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        <tbody>
          {keyboard.map(([keys, effect]) => (
            <tr key={keys + effect}>
              <td>
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </td>
              <td>
                <Words text={effect} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
