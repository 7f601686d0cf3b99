import { useApi } from '#core/web';
import { Field } from '#ui';
import { Select } from '#ui/select/select';
import { listTaxRates } from '../../../schemas/endpoints';
import { nameRates } from './fields';

interface TaxFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly none?: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (code: string) => void;
}

/** Chooses one of the tax rates that are valid today. A code that is no longer among them stays until another one is chosen. */
export const TaxField = ({ label, hint, none, value, error, onChange }: TaxFieldProps) => {
  const { data } = useApi(listTaxRates);
  const rates = nameRates(data ?? []);
  return (
    <Field label={label} error={error} {...(hint ? { hint } : {})}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {(value !== '' || none === undefined) && !rates.some((rate) => rate.value === value) && (
          <option value={value}>{value}</option>
        )}
        {rates.map((rate) => (
          <option key={rate.value} value={rate.value}>
            {rate.label}
          </option>
        ))}
      </Select>
    </Field>
  );
};
