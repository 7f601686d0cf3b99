import { rich } from '#core/web';
import type { HelpLine, HelpLines, OperatorLine } from '../../schemas/help-lines';
import { directory, type HelpKind, helpKinds } from '../../schemas/values';
import { texts } from '../texts/texts';
import type { Choice } from './choice';
import styles from './help-lines.module.css';
import { Line, OwnLine } from './line';

/** A directory of lines in most countries, for where we know none. */
export const Directory = () => (
  <p>
    {rich(texts('directory', { name: directory.name }), {
      a: (words) => (
        <a href={directory.address} rel="noreferrer">
          {words}
        </a>
      ),
    })}
  </p>
);

const isFor = (kind: HelpKind | null, { kinds }: { readonly kinds?: readonly HelpKind[] }): boolean =>
  kind === null || kinds === undefined || kinds.includes(kind);

const firstKind = ({ kinds }: HelpLine): number => Math.min(...kinds.map((kind) => helpKinds.indexOf(kind)));

interface Shown {
  readonly own: readonly OperatorLine[];
  readonly lines: readonly HelpLine[];
}

const List = ({ own, lines, level }: Shown & { readonly level: 'h3' | 'h4' }) => (
  <ul className={styles.lines}>
    {own.map((line) => (
      <OwnLine key={`${line.name} ${line.contact}`} line={line} level={level} />
    ))}
    {lines.map((line) => (
      <Line key={line.id} line={line} level={level} />
    ))}
  </ul>
);

/** The lines of a country: those for the chosen kind first, the others after them, so that a wrong choice hides nothing. */
export const Lines = ({
  data,
  choice,
  level,
}: {
  readonly data: HelpLines;
  readonly choice: Choice;
  /** Of its headings: a card stands deeper in its page. */
  readonly level: 'h2' | 'h3';
}) => {
  const { country: code, kind } = choice;
  const country = data.countries.find((known) => known.code === code)?.name;
  const own = data.operator.filter((line) => line.country === undefined || line.country === code);
  const lines = data.lines.filter((line) => line.country === code).sort((a, b) => firstKind(a) - firstKind(b));
  const shown = (chosen: boolean): Shown => ({
    own: own.filter((line) => isFor(kind, line) === chosen),
    lines: lines.filter((line) => isFor(kind, line) === chosen),
  });
  const [first, more] = [shown(true), shown(false)];
  const Heading = level;
  const below = level === 'h2' ? 'h3' : 'h4';
  return (
    <>
      <Heading className={styles.heading} aria-live="polite">
        {country ? texts('lines', { country }) : texts('lines.everywhere')}
      </Heading>
      {first.own.length + first.lines.length > 0 ? (
        <List {...first} level={below} />
      ) : (
        country && <p>{texts('lines.none', { country })}</p>
      )}
      {more.own.length + more.lines.length > 0 && (
        <>
          {country && <Heading className={styles.heading}>{texts('lines.more', { country })}</Heading>}
          <List {...more} level={below} />
        </>
      )}
      <Directory />
    </>
  );
};
