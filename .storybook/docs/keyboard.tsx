import type { PartDocs } from './part-docs';

/** What each key does. */
export const Keyboard = ({ keyboard }: Pick<PartDocs, 'keyboard'>) => (
  <section className="part-section">
    <h2>Keyboard</h2>
    {typeof keyboard === 'string' ? (
      <p>{keyboard}</p>
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
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
