import { api } from '#core/web';
import { toast } from '#ui';
import { toDecimal } from '../../../lib/amounts';
import type { DocumentView } from '../../../schemas/documents';
import { cancelDocument, creditDocument, recordOfflinePayment } from '../../../schemas/endpoints';
import { amountText } from '../amount-text';
import { amountField, checkAmount, dayField, readAmount, referenceField } from './fields';
import { FormDialog } from './form-dialog';
import styles from './staff.module.css';
import { texts } from './texts/texts';

interface Props {
  readonly document: DocumentView;
  readonly onChanged: (document: DocumentView) => void;
}

const RecordPayment = ({ document: { id, currency, due, dueNow }, onChanged }: Props) => (
  <FormDialog
    opener={texts('pay')}
    isLoud
    title={texts('pay')}
    lead={texts('pay.more', { due: amountText(due, currency) })}
    fields={[
      amountField(toDecimal(dueNow > 0 ? dueNow : due, currency)),
      {
        name: 'method',
        label: texts('field.method'),
        value: 'transfer',
        options: (['transfer', 'cash'] as const).map((value) => ({ value, label: texts(`method.${value}`) })),
      },
      dayField('receivedOn'),
      referenceField,
    ]}
    action={texts('pay.do')}
    check={(values) => checkAmount(values, currency)}
    send={async (values, idempotencyKey) => {
      const { method, receivedOn = '', reference = '' } = values;
      const body = {
        amount: readAmount(values, currency) ?? 0,
        method: method === 'cash' ? ('cash' as const) : ('transfer' as const),
        receivedOn,
        reference: reference.trim(),
      };
      onChanged(await api(recordOfflinePayment, { params: { id }, body }, { idempotencyKey }));
      toast({ title: texts('pay.done'), tone: 'success' });
    }}
  />
);

const Credit = ({ document: { id, currency }, onChanged }: Props) => (
  <FormDialog
    opener={texts('credit')}
    title={texts('credit')}
    lead={texts('credit.more')}
    fields={[amountField(), { name: 'reason', label: texts('field.reason'), value: '', maxLength: 500 }]}
    action={texts('credit.do')}
    check={(values) => checkAmount(values, currency)}
    send={async (values, idempotencyKey) => {
      const body = { amount: readAmount(values, currency) ?? 0, reason: (values.reason ?? '').trim() };
      onChanged(await api(creditDocument, { params: { id }, body }, { idempotencyKey }));
      toast({ title: texts('credit.done'), tone: 'success' });
    }}
  />
);

const Cancel = ({ document: { id, policyPercent: percent }, onChanged }: Props) => (
  <FormDialog
    opener={texts('stop')}
    title={texts('stop')}
    lead={texts('stop.more', { percent })}
    fields={[
      {
        name: 'by',
        label: texts('field.by'),
        value: 'client',
        options: [
          { value: 'client', label: texts('stop.by.client', { percent }) },
          { value: 'house', label: texts('stop.by.house') },
        ],
      },
      { name: 'reason', label: texts('field.reason'), value: '', maxLength: 140, isOptional: true },
    ]}
    action={texts('stop.do')}
    send={async ({ by, reason = '' }) => {
      const body = { by: by === 'house' ? ('house' as const) : ('client' as const), reason: reason.trim() };
      onChanged(await api(cancelDocument, { params: { id }, body }));
      toast({ title: texts('stop.done'), tone: 'success' });
    }}
  />
);

/** What staff can do with an invoice as it is now. */
export const DocumentActions = (props: Props) => {
  const { kind, due, isCancelled } = props.document;
  if (kind !== 'invoice') return null;
  return (
    <div className={styles.ends}>
      {due > 0 && <RecordPayment {...props} />}
      <Credit {...props} />
      {!isCancelled && <Cancel {...props} />}
    </div>
  );
};
