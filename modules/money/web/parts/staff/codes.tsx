import { api, failure, formatDate } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { Badge, Button, EmptyState, toast } from '#ui';
import { Table } from '#ui/table/table';
import { createCode, endCode, listCodes } from '../../../schemas/endpoints';
import type { CodeView } from '../../../schemas/studio';
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

/** Promotion codes: what they take off, how often they were used, and their end. */
export const Codes = () => {
  const pages = usePages(listCodes, { query: {} });
  const end = async (id: string): Promise<void> => {
    try {
      const ended = await api(endCode, { params: { id } });
      pages.change((rows) => rows.map((row) => (row.id === id ? ended : row)));
      toast({ title: texts('codes.endDone'), tone: 'success' });
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
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={texts('again')}
        empty={<EmptyState title={texts('codes.none')} />}
      >
        {(rows) => (
          <Table
            caption={texts('tab.codes')}
            captionHidden
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
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
                cell: ({ isEnded }) => (
                  <Badge tone={isEnded ? 'other' : 'reviewed'}>
                    {texts(isEnded ? 'codes.ended' : 'codes.running')}
                  </Badge>
                ),
              },
              {
                key: 'end',
                head: texts('codes.end'),
                actions: true,
                cell: ({ id, name, isEnded }) =>
                  isEnded ? null : (
                    <Button aria-label={texts('codes.end.of', { name })} onClick={() => void end(id)}>
                      {texts('codes.end')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </PagedList>
    </div>
  );
};
