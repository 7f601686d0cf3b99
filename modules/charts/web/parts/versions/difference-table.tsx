import { Table } from '#ui/table/table';
import type { Row } from './compare';
import { type Group, nameOf, textOf } from './names';
import { texts } from './texts/texts';
import styles from './versions.module.css';

/** One part of two charts as rows; what changed carries a sign and a word, and stands in strong letters. */
export const DifferenceTable = ({
  group,
  rows,
  all,
  heads,
}: {
  readonly group: Group;
  readonly rows: readonly Row[];
  /** Shows what stayed the same as well. */
  readonly all: boolean;
  readonly heads: readonly [one: string, other: string];
}) => {
  const shown = rows.filter(({ same }) => all || !same);
  const title = texts(group);
  const cell = (row: Row, value: Row['one']) =>
    row.same ? textOf(group, value) : <strong className={styles.differs}>{textOf(group, value)}</strong>;
  return (
    <section className={styles.part} aria-labelledby={`differs-${group}`}>
      <h2 id={`differs-${group}`}>{title}</h2>
      {shown.length === 0 ? (
        <p className={styles.same}>{texts('unchanged')}</p>
      ) : (
        <Table<Row>
          caption={texts('sideBySide', { title })}
          captionHidden
          phones="scroll"
          rows={shown}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'name',
              head: texts('field'),
              cell: (row) => (
                <>
                  {nameOf(group, row.key)}
                  {!row.same && all && (
                    <span className={styles.mark}>
                      <span aria-hidden="true">≠</span> {texts('changed')}
                    </span>
                  )}
                </>
              ),
            },
            { key: 'one', head: heads[0], cell: (row) => cell(row, row.one) },
            { key: 'other', head: heads[1], cell: (row) => cell(row, row.other) },
          ]}
        />
      )}
    </section>
  );
};
