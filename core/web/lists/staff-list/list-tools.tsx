import { useId, useRef, useState } from 'react';
import { Button, buttonClass, Field, Icon, TextInput } from '#ui';
import { classNames } from '#ui/class-names/class-names';
import { filter as filterShape } from '#ui/icon/shapes';
import { Menu, MenuCheck, MenuChoice, MenuLabel, MenuSeparator } from '#ui/menu/menu';
import { Select } from '#ui/select/select';
import type { Column } from '#ui/table/table';
import { SearchField } from '../search-field';
import type { ListAddress, ListFilter } from './list-address';
import { SavedViews } from './saved-views';
import styles from './staff-list.module.css';
import { texts } from './texts/texts';

export interface ListSort {
  readonly value: string;
  readonly label: string;
}

interface FiltersProps {
  readonly address: ListAddress;
  readonly search: { readonly label: string; readonly maxLength?: number } | undefined;
  readonly filters: readonly ListFilter[];
  /** The first is usual and does not stand in the address. */
  readonly sorts: readonly ListSort[];
}
type ChoicesProps = Omit<FiltersProps, 'search'>;

const Choices = ({ address, filters, sorts }: ChoicesProps) => (
  <>
    {filters.map(({ name, label, options, any = '' }) => {
      const value = address.set.find((one) => one.filter.name === name)?.value ?? '';
      return (
        <Field key={name} label={label}>
          {options ? (
            <Select value={value} onChange={({ target }) => address.change({ [name]: target.value })}>
              <option value="">{any}</option>
              {options.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.label}
                </option>
              ))}
            </Select>
          ) : (
            <TextInput type="date" value={value} onChange={({ target }) => address.change({ [name]: target.value })} />
          )}
        </Field>
      );
    })}
    {sorts.length > 1 && (
      <Field label={texts('sort')}>
        <Select
          value={address.sort ?? sorts[0]?.value}
          onChange={({ target }) => address.change({ sort: target.value === sorts[0]?.value ? null : target.value })}
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    )}
  </>
);

/** On phones the choices are behind a button, so that the first row is seen without scrolling. */
const FoldedChoices = (props: ChoicesProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const active = props.address.set.length;
  return (
    <>
      <Button
        ref={button}
        className={styles.fold ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon shape={filterShape} />
        {active > 0 ? texts('filters.active', { count: active }) : texts('filters')}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key that every field inside passes on */}
      <div
        id={id}
        className={classNames(styles.folded, isOpen && styles.open)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.stopPropagation();
          setOpen(false);
          button.current?.focus();
        }}
      >
        <Choices {...props} />
      </div>
    </>
  );
};

/** Search, filters and order of a list; all of it stands in the address. */
export const Filters = ({ address, search, filters, sorts }: FiltersProps) => {
  const choices = { address, filters, sorts };
  const hasSeveral = filters.length + (sorts.length > 1 ? 1 : 0) > 1;
  return (
    <search className={styles.filters}>
      {search && <SearchField {...search} q={address.q} onSearch={(q) => address.change({ q }, { replace: true })} />}
      {hasSeveral ? <FoldedChoices {...choices} /> : <Choices {...choices} />}
    </search>
  );
};

const densities = ['wide', 'close'] as const;
export type Density = (typeof densities)[number];

interface ToolsProps<Row> {
  readonly list: string;
  readonly address: ListAddress;
  readonly columns: readonly Column<Row>[];
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  /** Address of the same rows as a file. */
  readonly csv: string | undefined;
}

/** Saved views, columns, row height, and the list as a file. */
export const Tools = <Row,>({ list, address, columns, density, onDensity, csv }: ToolsProps<Row>) => {
  const { hidden } = address;
  const show = (key: string, isShown: boolean): void => {
    const next = columns.map((column) => column.key).filter((one) => (one === key ? !isShown : hidden.has(one)));
    address.change({ hide: next.join(',') }, { replace: true });
  };
  return (
    <div className={styles.tools}>
      <SavedViews list={list} address={address.address} toHref={address.toHref} />
      <Menu
        trigger={
          <Button variant="bare">
            <Icon name="down" size={16} />
            {texts('columns')}
          </Button>
        }
      >
        <MenuLabel>{texts('columns')}</MenuLabel>
        {columns.slice(1).map(({ key, head }) => (
          <MenuCheck key={key} checked={!hidden.has(key)} onChange={(isShown) => show(key, isShown)}>
            {head}
          </MenuCheck>
        ))}
        <MenuSeparator />
        <MenuLabel>{texts('rows')}</MenuLabel>
        <MenuChoice
          value={density}
          onChange={onDensity}
          options={densities.map((value) => ({ value, label: texts(`rows.${value}`) }))}
        />
      </Menu>
      {csv && (
        <a href={csv} className={buttonClass('bare')} download>
          {texts('csv')}
        </a>
      )}
    </div>
  );
};
