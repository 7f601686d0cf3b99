import type { Chart } from '#modules/chart-engine/public';
import { Table } from '#ui/table/table';
import { writtenName } from '../bodygraph/chart';
import { listText } from '../bodygraph/list-text';
import { balanceOf } from './balance-of';
import { type BalanceRow, BalanceRows } from './balance-rows';
import styles from './element-balance.module.css';
import { texts } from './texts/texts';

const namesOf = ({ planets }: BalanceRow): string =>
  texts('element.planets', { count: planets.length, names: listText(planets.map(writtenName)) });

/** The ten planets by element and by mode, one mark for each, and a table with their names. */
export const ElementBalance = ({ western }: { readonly western: Chart['westernAstrology'] }) => {
  const { elements, modes, left } = balanceOf(western);
  const parts: { label: string; rows: BalanceRow[] }[] = [
    { label: texts('elements'), rows: elements.map((row) => ({ ...row, name: texts(`element.${row.look}`) })) },
    { label: texts('modes'), rows: modes.map((row) => ({ ...row, name: texts(`mode.${row.look}`) })) },
  ];
  return (
    <div className={styles.balance}>
      <div className={styles.parts}>
        {parts.map(({ label, rows }) => (
          <div key={label} className={styles.part}>
            <h3>{label}</h3>
            <BalanceRows
              label={label}
              rows={rows}
              summary={rows.map((row) => texts('told', { name: row.name, all: namesOf(row) })).join('; ')}
            />
          </div>
        ))}
      </div>
      {left.length > 0 && (
        <p className={styles.left}>{texts('elements.left', { names: listText(left.map(writtenName)) })}</p>
      )}
      <details>
        <summary>{texts('elements.table')}</summary>
        <Table<BalanceRow>
          caption={texts('elements.intro')}
          rows={parts.flatMap(({ rows }) => rows)}
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
