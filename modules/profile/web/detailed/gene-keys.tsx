import type { GeneKeys as Spheres } from '../../engine/chart';
import styles from './gene-keys.module.css';
import { Section } from './section';

type Row = readonly [sphere: keyof Spheres, name: string, from: string];
const sequences: readonly (readonly [name: string, rows: readonly Row[]])[] = [
  [
    'Activation',
    [
      ['lifeWork', 'Life’s Work', 'personality Sun'],
      ['evolution', 'Evolution', 'personality Earth'],
      ['radiance', 'Radiance', 'design Sun'],
      ['purpose', 'Purpose', 'design Earth'],
    ],
  ],
  [
    'Venus',
    [
      ['attraction', 'Attraction', 'design Moon'],
      ['iq', 'IQ', 'personality Venus'],
      ['eq', 'EQ', 'personality Mars'],
      ['sq', 'SQ', 'design Venus'],
      ['core', 'Core', 'design Mars'],
    ],
  ],
  [
    'Pearl',
    [
      ['vocation', 'Vocation', 'design Mars'],
      ['culture', 'Culture', 'design Jupiter'],
      ['brand', 'Brand', 'personality Sun'],
      ['pearl', 'Pearl', 'personality Jupiter'],
    ],
  ],
];

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
  <Section
    id="gene-keys"
    title="Gene Keys"
    intro="Thirteen spheres in three sequences. Each is the gate and line of one body at one of the two moments."
    source={source}
  >
    <div className={styles.keys}>
      <Diamond keys={keys} />
      {sequences.map(([name, rows]) => (
        <div key={name}>
          <h3>{name}</h3>
          <dl>
            {rows.map(([sphere, title, from]) => (
              <div key={sphere}>
                <dt>
                  {title}
                  <small>{from}</small>
                </dt>
                <dd>{keys[sphere] ?? <span className={styles.open}>not certain</span>}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  </Section>
);
