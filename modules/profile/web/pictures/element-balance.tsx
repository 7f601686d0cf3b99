import { useId } from 'react';
import { Table } from '#ui/table/table';
import type { Chart } from '../../engine/chart';
import { writtenName } from '../bodygraph/chart';
import { type Balance, balanceOf } from './balance-of';
import { type BalanceRow, BalanceRows } from './balance-rows';
import styles from './element-balance.module.css';
import { texts } from './texts/texts';

const list = new Intl.ListFormat('en');
const namesOf = ({ planets }: BalanceRow): string =>
  texts('element.planets', { count: planets.length, names: list.format(planets.map(writtenName)) });

const Part = ({ heading, rows }: { readonly heading: string; readonly rows: readonly BalanceRow[] }) => {
  const id = useId();
  return (
    <div className={styles.part}>
      <h3 id={id}>{heading}</h3>
      <BalanceRows
        rows={rows}
        title={heading}
        summary={rows.map((row) => texts('strip.row', { name: row.name, spans: namesOf(row) })).join('; ')}
      />
    </div>
  );
};

const elementRows = ({ elements }: Balance): BalanceRow[] =>
  elements.map(({ name, planets }) => ({ look: name, name: texts(`element.${name}`), planets }));
const modeRows = ({ modes }: Balance): BalanceRow[] =>
  modes.map(({ name, planets }) => ({ look: name, name: texts(`mode.${name}`), planets }));

/** The ten planets by element and by mode, one mark for each, and a table with their names. */
export const ElementBalance = ({ western }: { readonly western: Chart['westernAstrology'] }) => {
  const balance = balanceOf(western);
  const [elements, modes] = [elementRows(balance), modeRows(balance)];
  return (
    <div className={styles.balance}>
      <div className={styles.parts}>
        <Part heading={texts('elements')} rows={elements} />
        <Part heading={texts('modes')} rows={modes} />
      </div>
      {balance.left.length > 0 && (
        <p className={styles.left}>{texts('elements.left', { names: list.format(balance.left.map(writtenName)) })}</p>
      )}
      <details>
        <summary>{texts('elements.table')}</summary>
        <Table
          caption={texts('elements.intro')}
          rows={[...elements, ...modes]}
          rowKey={({ look }) => look}
          columns={[
            { key: 'name', head: texts('elements.kind'), cell: ({ name }) => name },
            { key: 'planets', head: texts('elements.planets'), cell: namesOf },
          ]}
        />
      </details>
    </div>
  );
};
