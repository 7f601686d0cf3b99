import { api, formatDate, Link, toPath, useSearchParams } from '#core/web';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { Badge, EmptyState, toast } from '#ui';
import type { Column } from '#ui/table/table';
import { createGiftCard, exportGiftCards, listGiftCards } from '../../../schemas/endpoints';
import type { CardFilters, GiftCardView } from '../../../schemas/studio';
import { cardSorts, cardStates } from '../../../schemas/values';
import { amountText } from '../amount-text';
import { amountField, checkAmount, currencyField, currencyOf, readAmount, today } from './fields';
import { FormDialog } from './form-dialog';
import styles from './staff.module.css';
import { texts } from './texts/texts';

const inTwoYears = (): string => `${Number(today().slice(0, 4)) + 2}-12-31`;

const tones = { active: 'reviewed', waiting: 'pending', used: 'other', over: 'other', cancelled: 'other' } as const;

const columns: readonly Column<GiftCardView>[] = [
  {
    key: 'invoice',
    head: texts('cards.invoice'),
    cell: ({ documentId, number }) => <Link to={`/team-portal/money/${documentId}`}>{number}</Link>,
  },
  { key: 'buyer', head: texts('cards.buyer'), cell: ({ buyer }) => buyer },
  {
    key: 'value',
    head: texts('cards.value'),
    numeric: true,
    cell: ({ amount, currency }) => amountText(amount, currency),
  },
  { key: 'left', head: texts('cards.left'), numeric: true, cell: ({ left, currency }) => amountText(left, currency) },
  { key: 'until', head: texts('codes.validUntil'), cell: ({ validUntil }) => formatDate(validUntil, 'medium') },
  {
    key: 'state',
    head: texts('codes.state'),
    cell: ({ state }) => <Badge tone={tones[state]}>{texts(`cards.${state}`)}</Badge>,
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: texts('codes.state'),
    any: texts('list.any'),
    options: cardStates.map((value) => ({ value, label: texts(`cards.${value}`) })),
  },
];

const toFilters = (params: URLSearchParams): CardFilters => {
  const q = params.get('q')?.slice(0, 100);
  const state = findKnown(cardStates, params.get('state'));
  const sort = findKnown(cardSorts, params.get('sort'));
  return { ...(q && { q }), ...(state && { state }), ...(sort && { sort }) };
};

/** Gift cards: their sale and what is left on them. Each is money of its own, so nothing is done with several at once. */
export const GiftCards = () => {
  const [params] = useSearchParams();
  const query = toFilters(params);
  const pages = usePages(listGiftCards, { query: { ...query, limit: 50 } }, { keep: true });
  return (
    <div className={styles.block}>
      <p className={styles.quiet}>{texts('cards.more')}</p>
      <div>
        <FormDialog
          opener={texts('cards.new')}
          isLoud
          title={texts('cards.new')}
          lead={texts('cards.more')}
          fields={[
            { name: 'name', label: texts('field.name'), value: '', maxLength: 120 },
            { name: 'email', label: texts('field.email'), value: '', type: 'email', maxLength: 254 },
            amountField(),
            currencyField,
            { name: 'validUntil', label: texts('codes.validUntil'), value: inTwoYears(), type: 'date' },
          ]}
          action={texts('cards.do')}
          check={checkAmount}
          send={async (values, idempotencyKey) => {
            const { name = '', email = '', validUntil = '' } = values;
            const amount = readAmount(values) ?? 0;
            const body = { name: name.trim(), email: email.trim(), amount, currency: currencyOf(values), validUntil };
            const { number } = await api(createGiftCard, { body }, { idempotencyKey });
            toast({ title: texts('cards.done', { number }), tone: 'success' });
            void pages.reload();
          }}
        />
      </div>
      <StaffList
        list="gift-cards"
        caption={texts('tab.cards')}
        columns={columns}
        pages={pages}
        rowKey={({ id }) => id}
        search={{ label: texts('cards.search') }}
        filters={filters}
        sorts={cardSorts.map((value) => ({ value, label: texts(`cards.sort.${value}`) }))}
        csv={toPath(exportGiftCards, { query })}
        empty={<EmptyState title={texts('cards.none')} />}
      />
    </div>
  );
};
