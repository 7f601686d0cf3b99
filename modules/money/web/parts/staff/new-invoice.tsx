import { api, useApi } from '#core/web';
import { toast } from '#ui';
import { createInvoice, listTaxRates } from '../../../schemas/endpoints';
import { amountField, checkAmount, currencyField, currencyOf, dayField, nameRates, readAmount } from './fields';
import { FormDialog } from './form-dialog';
import { texts } from './texts/texts';

/** An invoice over one line, written by hand. */
export const NewInvoice = ({ onIssued }: { readonly onIssued: (id: string) => void }) => {
  const { data: rates } = useApi(listTaxRates);
  const options = nameRates(rates ?? []);
  if (options.length === 0) return null;
  return (
    <FormDialog
      opener={texts('invoice.new')}
      isLoud
      title={texts('invoice.new')}
      lead={texts('invoice.new.more')}
      fields={[
        { name: 'name', label: texts('field.name'), value: '', maxLength: 120 },
        { name: 'email', label: texts('field.email'), value: '', type: 'email', maxLength: 254 },
        { name: 'description', label: texts('field.description'), value: '', maxLength: 200 },
        amountField(),
        currencyField,
        { name: 'taxCode', label: texts('field.tax'), value: options[0]?.value ?? '', options },
        dayField('dueOn'),
      ]}
      action={texts('invoice.issue')}
      check={checkAmount}
      send={async (values, idempotencyKey) => {
        const { name = '', email = '', description = '', taxCode = '', dueOn = '' } = values;
        const unitAmount = readAmount(values) ?? 0;
        const { id, number } = await api(
          createInvoice,
          {
            body: {
              name: name.trim(),
              email: email.trim(),
              currency: currencyOf(values),
              dueOn,
              lines: [{ description: description.trim(), quantity: 1, unitAmount, taxCode }],
            },
          },
          { idempotencyKey },
        );
        toast({ title: texts('invoice.issued', { number }), tone: 'success' });
        onIssued(id);
      }}
    />
  );
};
