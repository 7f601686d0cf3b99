import { useLocation, useSearchParams } from '#core/web';

/** A filter of a list by one of several values, or by a day. Its value stands in the address under its name. */
export interface ListFilter {
  readonly name: string;
  readonly label: string;
  /** Absent: a day. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** What stands there when it filters nothing, or as usual where `every` is given. */
  readonly any?: string;
  /** The value that shows everything, in a list that usually does not. */
  readonly every?: string;
}

/** What of a list stands in the address: the search, its filters, its order, and the columns that are hidden. */
export interface ListAddress {
  readonly q: string;
  readonly sort: string | null;
  readonly hidden: ReadonlySet<string>;
  /** Filters that are set to a value they know. */
  readonly set: readonly { readonly filter: ListFilter; readonly value: string; readonly text: string }[];
  /** What of it may hide rows, in words; a usual filter only together with others. */
  readonly hiding: readonly { readonly label: string; readonly text: string }[];
  /** All of it, as a view of the list is stored. */
  readonly address: string;
  /** Where the list is with another view; what else stands in the address stays. */
  toHref(address: string): string;
  change(part: Readonly<Record<string, string | null>>, options?: { readonly replace?: boolean }): void;
  /** Takes search and filters away, usual ones too. */
  clear(): void;
}

const day = /^\d{4}-\d\d-\d\d$/;

const textOf = ({ options }: ListFilter, value: string | null): string | null => {
  if (value === null) return null;
  if (options) return options.find((one) => one.value === value)?.label ?? null;
  return day.test(value) ? value : null;
};

/** Reads and changes what of a list stands in the address. */
export const useListAddress = (filters: readonly ListFilter[]): ListAddress => {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const own = ['q', 'sort', 'hide', ...filters.map(({ name }) => name)];
  const pick = (isOwn: boolean): URLSearchParams =>
    new URLSearchParams([...params].filter(([name, value]) => own.includes(name) === isOwn && value !== ''));
  const q = params.get('q') ?? '';
  const set = filters.flatMap((filter) => {
    const value = params.get(filter.name);
    const text = textOf(filter, value);
    return value !== null && text !== null ? [{ filter, value, text }] : [];
  });
  const chosen = set.filter(({ filter, value }) => value !== filter.every);
  const usual = filters.filter(
    ({ name, every }) => every !== undefined && !set.some(({ filter }) => filter.name === name),
  );
  return {
    q,
    sort: params.get('sort'),
    hidden: new Set(params.get('hide')?.split(',')),
    set,
    hiding:
      q === '' && chosen.length === 0
        ? []
        : [
            ...chosen.map(({ filter, text }) => ({ label: filter.label, text })),
            ...usual.map(({ label, any = '' }) => ({ label, text: any })),
          ],
    address: String(pick(true)),
    toHref: (address) => {
      const next = pick(false);
      for (const [name, value] of new URLSearchParams(address)) if (own.includes(name)) next.set(name, value);
      return `${pathname}?${next}`;
    },
    change: (part, { replace = false } = {}) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(part))
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace },
      ),
    clear: () =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        next.delete('q');
        for (const { name, every } of filters)
          if (every === undefined) next.delete(name);
          else next.set(name, every);
        return next;
      }),
  };
};
