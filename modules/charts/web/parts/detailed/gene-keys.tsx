import type { GeneKeys as Spheres } from '#modules/chart-engine/public';
import { centerOf } from '#modules/chart-engine/public';
import { KeyLink } from '../detail-panel/key-link';
import { useLook } from '../detail-panel/use-look';
import { KeysDiamond } from '../pictures/keys-diamond';
import { KeysLegend } from '../pictures/keys-legend';
import styles from './gene-keys.module.css';
import { Section } from './section';
import { texts } from './texts/texts';

const sequences = [
  [
    'activation',
    [
      ['lifeWork', 'lifesWork', 'personalitySun'],
      ['evolution', 'evolution', 'personalityEarth'],
      ['radiance', 'radiance', 'designSun'],
      ['purpose', 'purpose', 'designEarth'],
    ],
  ],
  [
    'venus',
    [
      ['attraction', 'attraction', 'designMoon'],
      ['iq', 'iq', 'personalityVenus'],
      ['eq', 'eq', 'personalityMars'],
      ['sq', 'sq', 'designVenus'],
      ['core', 'core', 'designMars'],
    ],
  ],
  [
    'pearl',
    [
      ['vocation', 'vocation', 'designMars'],
      ['culture', 'culture', 'designJupiter'],
      ['brand', 'brand', 'personalitySun'],
      ['pearl', 'pearl', 'personalityJupiter'],
    ],
  ],
] as const;

type Sphere = keyof Spheres;
const names = (): Record<Sphere, string> =>
  Object.fromEntries(sequences.flatMap(([, rows]) => rows.map(([sphere, title]) => [sphere, texts(title)]))) as Record<
    Sphere,
    string
  >;

/** The diamond; a sphere opens the sheet of its gate. */
const Picture = ({ keys }: { readonly keys: Spheres }) => {
  const { choose } = useLook();
  return (
    <figure className={styles.picture}>
      <KeysDiamond
        keys={keys}
        names={names()}
        onChoose={(place) => {
          const gate = Number.parseInt(place, 10);
          choose({ kind: 'gate', gate, center: centerOf(gate) });
        }}
      />
      <figcaption>
        <KeysLegend names={{ activation: texts('activation'), venus: texts('venus'), pearl: texts('pearl') }} />
      </figcaption>
    </figure>
  );
};

/** Gate and line of each sphere of the three sequences. */
export const GeneKeys = ({ keys, source }: { readonly keys: Spheres; readonly source: string | undefined }) => (
  <Section id="gene-keys" title={texts('geneKeys')} intro={texts('thirteenSpheresInThree')} source={source}>
    <Picture keys={keys} />
    <div className={styles.keys}>
      {sequences.map(([name, rows]) => (
        <div key={name}>
          <h3>{texts(name)}</h3>
          <dl>
            {rows.map(([sphere, title, from]) => (
              <div key={sphere}>
                <dt>
                  {texts(title)}
                  <small>{texts(from)}</small>
                </dt>
                <dd>
                  {keys[sphere] ? (
                    <KeyLink at={keys[sphere]} />
                  ) : (
                    <span className={styles.open}>{texts('notCertain')}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  </Section>
);
