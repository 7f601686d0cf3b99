import type { GeneKeys as Spheres } from '../../engine/chart';
import { KeyLink } from '../sheet/key-link';
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

const diamond = [
  ['lifeWork', 110, 32, 'ink'],
  ['evolution', 188, 110, 'ink'],
  ['radiance', 32, 110, 'red'],
  ['purpose', 110, 188, 'red'],
] as const;

/** The four spheres of the first sequence as a diamond: two in ink, two in red. The table beside it says the same. */
const Diamond = ({ keys }: { readonly keys: Spheres }) => (
  <svg className={styles.diamond} viewBox="0 0 220 220" aria-hidden="true" focusable="false">
    <path d="M110 32 188 110 110 188 32 110ZM110 32V188M32 110H188" />
    {diamond.map(([sphere, x, y, side]) => (
      <g key={sphere} className={styles[side]}>
        <circle cx={x} cy={y} r="27" />
        <text x={x} y={y} dy="0.35em">
          {keys[sphere] ?? '–'}
        </text>
      </g>
    ))}
  </svg>
);

/** Gate and line of each sphere of the three sequences. */
export const GeneKeys = ({ keys, source }: { readonly keys: Spheres; readonly source: string | undefined }) => (
  <Section id="gene-keys" title={texts('geneKeys')} intro={texts('thirteenSpheresInThree')} source={source}>
    <div className={styles.keys}>
      <Diamond keys={keys} />
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
