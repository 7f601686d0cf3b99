import { type ReactNode, useRef, useState } from 'react';
import { Button, EmptyState } from '#ui';
import { type Column, Table } from '#ui/table/table';
import { Keys } from '../../inbox/keys';
import { PagedList } from '../paged-list';
import type { Pages } from '../use-pages';
import { type BulkAction, BulkBar } from './bulk-bar';
import { type ListAddress, type ListFilter, useListAddress } from './list-address';
import { type Density, Filters, type ListSort, Tools } from './list-tools';
import styles from './staff-list.module.css';
import { texts } from './texts/texts';
import { useListKeys } from './use-list-keys';
import { useSelection } from './use-selection';

/** Most rows that are chosen at once by pressing one button. */
const mostChosen = 500;
const densityKey = 'list-density';

interface StaffListProps<Row> {
  /** One name in the whole product: saved views are stored under it. */
  readonly list: string;
  readonly caption: string;
  /** The first names the row and is always shown. */
  readonly columns: readonly Column<Row>[];
  readonly pages: Pages<Row>;
  readonly rowKey: (row: Row) => string;
  /** Names the row for the box that chooses it. */
  readonly rowName?: (row: Row) => string;
  readonly search?: { readonly label: string; readonly maxLength?: number };
  readonly filters?: readonly ListFilter[];
  /** The first is usual. */
  readonly sorts?: readonly ListSort[];
  readonly csv?: string;
  readonly bulk?: readonly BulkAction<Row>[];
  /** Reads rows from the first one on, for choosing all that match. */
  readonly readRows?: (most: number) => Promise<readonly Row[]>;
  /** How many rows there are in all, in words. */
  readonly count?: ReactNode;
  /** What stands there without rows when nothing hides any. */
  readonly empty: ReactNode;
}

const readDensity = (): Density => (localStorage.getItem(densityKey) === 'close' ? 'close' : 'wide');

const useDensity = (): readonly [Density, (density: Density) => void] => {
  const [density, setDensity] = useState(readDensity);
  const change = (next: Density): void => {
    localStorage.setItem(densityKey, next);
    setDensity(next);
  };
  return [density, change];
};

/** Says which of the search and the filters hide the rows, and takes them away. */
const Hidden = ({ address }: { readonly address: ListAddress }) => {
  const by = [
    ...(address.q === '' ? [] : [texts('hidden.search', { q: address.q })]),
    ...address.hiding.map(({ label, text }) => texts('hidden.filter', { label, value: text })),
  ];
  return (
    <EmptyState title={texts('hidden')} level={3} action={<Button onClick={address.clear}>{texts('clear')}</Button>}>
      <p>{texts('hidden.by', { filters: by.join(', ') })}</p>
    </EmptyState>
  );
};

interface KeysHintProps {
  readonly canChoose: boolean;
  readonly canSearch: boolean;
}

const KeysHint = ({ canChoose, canSearch }: KeysHintProps) => (
  <Keys
    label={texts('keys')}
    keys={[
      [['J', 'K'], texts('keys.move')],
      [['↵'], texts('keys.open')],
      ...(canChoose ? ([[['X'], texts('keys.choose')]] as const) : []),
      ...(canSearch ? ([[['/'], texts('keys.search')]] as const) : []),
      ...(canChoose ? ([[['Esc'], texts('keys.clear')]] as const) : []),
    ]}
  />
);

/** A list of the team: search, filters, order, columns, saved views, choosing rows and acting on them, and the same rows as a file. */
export const StaffList = <Row,>(props: StaffListProps<Row>) => {
  const { list, caption, columns, pages, rowKey, rowName = rowKey, search, filters = [], sorts = [] } = props;
  const { csv, bulk = [], readRows, count, empty } = props;
  const address = useListAddress(filters);
  const [density, setDensity] = useDensity();
  const box = useRef<HTMLDivElement>(null);
  const rows = pages.rows ?? [];
  const selection = useSelection(rowKey, rows);
  useListKeys(box, selection.clear);
  const keys = new Set(rows.map(rowKey));
  const isFiltered = address.q !== '' || address.hiding.length > 0;
  const isAllChosen = rows.length > 0 && rows.every((row) => selection.has(rowKey(row)));
  const choice = {
    head: (
      <input
        type="checkbox"
        aria-label={texts('choose.all')}
        checked={isAllChosen}
        onChange={() => selection.setAll(rows, !isAllChosen)}
      />
    ),
    cell: (row: Row) => (
      <input
        type="checkbox"
        aria-label={texts('choose', { name: rowName(row) })}
        checked={selection.has(rowKey(row))}
        onChange={() => selection.toggle(row)}
      />
    ),
  };
  return (
    <div className={styles.list} ref={box}>
      <Filters address={address} search={search} filters={filters} sorts={sorts} />
      <div className={styles.line}>
        <p className={styles.count} role="status">
          {count}
        </p>
        <Tools list={list} address={address} columns={columns} density={density} onDensity={setDensity} csv={csv} />
      </div>
      {bulk.length > 0 && (
        <BulkBar
          selection={selection}
          actions={bulk}
          away={selection.rows.filter((row) => !keys.has(rowKey(row))).length}
          most={mostChosen}
          onAll={
            pages.more && readRows && isAllChosen
              ? async () => selection.setAll(await readRows(mostChosen), true)
              : null
          }
          onDone={() => void pages.reload()}
        />
      )}
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={texts('again')}
        empty={isFiltered ? <Hidden address={address} /> : empty}
      >
        {(shown) => (
          <Table
            caption={caption}
            captionHidden
            columns={columns.filter(({ key }, at) => at === 0 || !address.hidden.has(key))}
            rows={shown}
            rowKey={rowKey}
            dense={density === 'close'}
            {...(bulk.length > 0 && { choice })}
          />
        )}
      </PagedList>
      {/* Below rows of unknown height: they would push it away. */}
      {pages.rows && <KeysHint canChoose={bulk.length > 0} canSearch={search !== undefined} />}
    </div>
  );
};
