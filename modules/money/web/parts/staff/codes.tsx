import { api, failure, formatDate, toPath, useSearchParams } from '#core/web';
import type { BulkAction } from '#core/web/lists/staff-list/bulk-bar';
import { changeRows } from '#core/web/lists/staff-list/change-rows';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { readRows, usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { Badge, Button, EmptyState, toast } from '#ui';
import type { Column } from '#ui/table/table';
import { createCode, endCode, exportCodes, listCodes, resumeCode } from '../../../schemas/endpoints';
import type { CodeFilters, CodeView } from '../../../schemas/studio';
import { codeSorts, codeStates } from '../../../schemas/values';
import { amountText } from '../amount-text';
import { parsePercent, today } from './fields';
import { FormDialog, type FormField } from './form-dialog';
import styles from './staff.module.css';
import { texts } from './texts/texts';

const optional = { hint: texts('codes.optional'), isOptional: true } as const;
const fields = (): readonly FormField[] => [
  { name: 'name', label: texts('codes.name'), hint: texts('codes.name.hint'), value: '', maxLength: 30 },
  { name: 'rate', label: texts('codes.percent'), value: '10', maxLength: 6 },
  { name: 'validFrom', label: texts('codes.validFrom'), value: today(), type: 'date' },
  { name: 'validUntil', label: texts('codes.validUntil'), value: '', type: 'date', ...optional },
  { name: 'maxUses', label: texts('codes.maxUses'), value: '', maxLength: 7, ...optional },
  {
    name: 'once',
    label: texts('codes.once'),
    value: 'yes',
    options: [
      { value: 'yes', label: texts('codes.once.yes') },
      { value: 'no', label: texts('codes.once.no') },
    ],
  },
];

const valueText = ({ rate, amount, currency }: CodeView): string =>
  rate === null ? amountText(amount ?? 0, currency ?? 'EUR') : `${rate / 100} %`;

const tones = { running: 'reviewed', planned: 'pending', over: 'other', ended: 'other' } as const;

const columnsOf = (end: (code: CodeView) => void): readonly Column<CodeView>[] => [
  { key: 'name', head: texts('codes.name'), cell: ({ name }) => name },
  { key: 'value', head: texts('codes.value'), numeric: true, cell: valueText },
  {
    key: 'valid',
    head: texts('codes.valid'),
    cell: ({ validFrom, validUntil }) => {
      const from = formatDate(validFrom, 'medium');
      return validUntil
        ? texts('codes.until', { from, to: formatDate(validUntil, 'medium') })
        : texts('codes.from', { from });
    },
  },
  {
    key: 'uses',
    head: texts('codes.uses'),
    numeric: true,
    cell: ({ uses, maxUses }) => (maxUses === null ? uses : texts('codes.usesOf', { uses, most: maxUses })),
  },
  {
    key: 'state',
    head: texts('codes.state'),
    cell: ({ state }) => <Badge tone={tones[state]}>{texts(`codes.${state}`)}</Badge>,
  },
  {
    key: 'end',
    head: texts('codes.end'),
    actions: true,
    cell: (code) =>
      code.state === 'ended' ? null : (
        <Button aria-label={texts('codes.end.of', { name: code.name })} onClick={() => end(code)}>
          {texts('codes.end')}
        </Button>
      ),
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: texts('codes.state'),
    any: texts('list.any'),
    options: codeStates.map((value) => ({ value, label: texts(`codes.${value}`) })),
  },
];

const toFilters = (params: URLSearchParams): CodeFilters => {
  const q = params.get('q')?.slice(0, 100);
  const state = findKnown(codeStates, params.get('state'));
  const sort = findKnown(codeSorts, params.get('sort'));
  return { ...(q && { q }), ...(state && { state }), ...(sort && { sort }) };
};

const move = (id: string, isEnd: boolean): Promise<CodeView> =>
  isEnd ? api(endCode, { params: { id } }) : api(resumeCode, { params: { id } });

/** Ends codes, or takes the end of ended ones back. */
const movesOf = (isEnd: boolean): readonly BulkAction<CodeView>[] => [
  {
    key: 'move',
    label: texts(isEnd ? 'codes.end' : 'codes.resume'),
    run: (rows) =>
      changeRows(rows, {
        name: ({ name }) => name,
        change: ({ id }) => move(id, isEnd),
        // What was ended before stays so.
        putBack: async ({ id }, { state }) => (state === 'ended') !== isEnd && move(id, !isEnd),
        done: (count) => texts(isEnd ? 'codes.bulk.ended' : 'codes.bulk.resumed', { count }),
        undone: (count) => texts('codes.bulk.undone', { count }),
      }),
  },
];

/** Promotion codes: what they take off, how often they were used, and their end. */
export const Codes = () => {
  const [params] = useSearchParams();
  const query = toFilters(params);
  const pages = usePages(listCodes, { query: { ...query, limit: 50 } }, { keep: true });
  const put = (changed: CodeView): void =>
    pages.change((rows) => rows.map((row) => (row.id === changed.id ? changed : row)));
  const change = async ({ id }: CodeView, isEnd: boolean): Promise<void> => {
    try {
      const changed = await move(id, isEnd);
      put(changed);
      toast({
        title: texts(isEnd ? 'codes.endDone' : 'codes.resumeDone'),
        tone: 'success',
        ...(isEnd && { action: { label: texts('undo'), onSelect: () => void change(changed, false) } }),
      });
    } catch (error) {
      toast(failure(error, texts('failed')));
    }
  };
  return (
    <div className={styles.block}>
      <p className={styles.quiet}>{texts('codes.more')}</p>
      <div>
        <FormDialog
          opener={texts('codes.new')}
          isLoud
          title={texts('codes.new')}
          lead={texts('codes.more')}
          fields={fields()}
          action={texts('codes.do')}
          check={({ rate = '', name = '' }) => ({
            ...((parsePercent(rate) ?? 0) > 0 ? {} : { rate: texts('field.percent.wrong') }),
            ...(/^[A-Z0-9-]{3,30}$/.test(name.trim()) ? {} : { name: texts('codes.name.hint') }),
          })}
          send={async ({ name = '', rate = '', validFrom = '', validUntil = '', maxUses = '', once }) => {
            const made = await api(createCode, {
              body: {
                name: name.trim(),
                rate: parsePercent(rate),
                amount: null,
                currency: null,
                purpose: '',
                validFrom,
                validUntil: validUntil || null,
                maxUses: maxUses.trim() === '' ? null : Number(maxUses),
                oncePerPerson: once === 'yes',
              },
            });
            toast({ title: texts('codes.done', { name: made.name }), tone: 'success' });
            void pages.reload();
          }}
        />
      </div>
      <StaffList
        list="promotion-codes"
        caption={texts('tab.codes')}
        columns={columnsOf((code) => void change(code, true))}
        pages={pages}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={{ label: texts('codes.search') }}
        filters={filters}
        sorts={codeSorts.map((value) => ({ value, label: texts(`codes.sort.${value}`) }))}
        csv={toPath(exportCodes, { query })}
        bulk={movesOf(query.state !== 'ended')}
        readRows={(most) => readRows(listCodes, { query: { ...query, limit: 100 } }, most)}
        empty={<EmptyState title={texts('codes.none')} />}
      />
    </div>
  );
};
