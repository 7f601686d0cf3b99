import { api, formatDate, Link } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { Badge, EmptyState, toast } from '#ui';
import { Table } from '#ui/table/table';
import { createGiftCard, listGiftCards } from '../../../schemas/endpoints';
import { amountText } from '../amount-text';
import { amountField, checkAmount, currencyField, currencyOf, readAmount, today } from './fields';
import { FormDialog } from './form-dialog';
import styles from './staff.module.css';
import { texts } from './texts/texts';

const inTwoYears = (): string => `${Number(today().slice(0, 4)) + 2}-12-31`;

/** Gift cards: their sale and what is left on them. */
export const GiftCards = () => {
  const pages = usePages(listGiftCards, { query: {} });
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
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={texts('again')}
        empty={<EmptyState title={texts('cards.none')} />}
      >
        {(rows) => (
          <Table
            caption={texts('tab.cards')}
            captionHidden
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'buyer', head: texts('cards.buyer'), cell: ({ buyer }) => buyer },
              {
                key: 'invoice',
                head: texts('cards.invoice'),
                cell: ({ documentId, number }) => <Link to={`/team-portal/money/${documentId}`}>{number}</Link>,
              },
              {
                key: 'value',
                head: texts('cards.value'),
                numeric: true,
                cell: ({ amount, currency }) => amountText(amount, currency),
              },
              {
                key: 'left',
                head: texts('cards.left'),
                numeric: true,
                cell: ({ left, currency }) => amountText(left, currency),
              },
              {
                key: 'until',
                head: texts('codes.validUntil'),
                cell: ({ validUntil }) => formatDate(validUntil, 'medium'),
              },
              {
                key: 'state',
                head: texts('codes.state'),
                cell: ({ isActive }) => (
                  <Badge tone={isActive ? 'reviewed' : 'pending'}>
                    {texts(isActive ? 'cards.active' : 'cards.waiting')}
                  </Badge>
                ),
              },
            ]}
          />
        )}
      </PagedList>
    </div>
  );
};
