import { api, formatDate, useApi } from '#core/web';
import { Alert, Badge, Button, Skeleton, toast } from '#ui';
import { Table } from '#ui/table/table';
import { addTaxRate, listTaxRates } from '../../../schemas/endpoints';
import { parsePercent, today } from './fields';
import { FormDialog } from './form-dialog';
import styles from './staff.module.css';
import { texts } from './texts/texts';

/** The table of tax rates; rates are added, never changed. */
export const TaxRates = () => {
  const { data, error, reload, set } = useApi(listTaxRates);
  if (!data && error)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton lines={4} label={texts('loading')} />;
  return (
    <div className={styles.block}>
      <p className={styles.quiet}>{texts('tax.more')}</p>
      <div>
        <FormDialog
          opener={texts('tax.new')}
          isLoud
          title={texts('tax.new')}
          lead={texts('tax.more')}
          fields={[
            { name: 'code', label: texts('tax.code'), hint: texts('tax.code.hint'), value: 'standard', maxLength: 30 },
            { name: 'name', label: texts('field.name'), value: 'Standard rate', maxLength: 60 },
            { name: 'rate', label: texts('tax.rate'), value: '', maxLength: 6 },
            { name: 'validFrom', label: texts('tax.from'), value: today(), type: 'date' },
          ]}
          action={texts('tax.do')}
          check={({ rate = '' }) => (parsePercent(rate) === null ? { rate: texts('field.percent.wrong') } : {})}
          send={async ({ code = '', name = '', rate = '', validFrom = '' }) => {
            const body = { code: code.trim(), name: name.trim(), rate: parsePercent(rate) ?? 0, validFrom };
            void set(await api(addTaxRate, { body }));
            toast({ title: texts('tax.done'), tone: 'success' });
          }}
        />
      </div>
      <Table
        caption={texts('tab.tax')}
        captionHidden
        rows={data}
        rowKey={({ code, validFrom }) => `${code} ${validFrom}`}
        columns={[
          {
            key: 'name',
            head: texts('field.name'),
            cell: ({ name, code }) => (
              <span className={styles.who}>
                {name}
                <small>{code}</small>
              </span>
            ),
          },
          { key: 'rate', head: texts('tax.rate'), numeric: true, cell: ({ rate }) => `${rate / 100} %` },
          { key: 'from', head: texts('tax.from'), cell: ({ validFrom }) => formatDate(validFrom, 'medium') },
          {
            key: 'state',
            head: texts('documents.state'),
            cell: ({ isCurrent }) => (
              <Badge tone={isCurrent ? 'reviewed' : 'other'}>{texts(isCurrent ? 'tax.current' : 'tax.later')}</Badge>
            ),
          },
        ]}
      />
    </div>
  );
};
