import { api } from '#core/web';
import { searchPlaces } from '#modules/geo/public';
import { Field } from '#ui';
import { Combobox } from '#ui/combobox/combobox';

/** A place as a form keeps it. */
export interface ChosenPlace {
  readonly id: string;
  readonly label: string;
}

const search = (text: string, signal: AbortSignal): Promise<readonly ChosenPlace[]> =>
  api(searchPlaces, { query: { q: text } }, { signal });
const idOf = ({ id }: ChosenPlace): string => id;
const labelOf = ({ label }: ChosenPlace): string => label;

/** A town, searched while typing. */
export const PlaceField = ({
  place,
  onPlace,
  ...field
}: {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly place: ChosenPlace | null;
  readonly onPlace: (place: ChosenPlace | null) => void;
}) => (
  <Field {...field}>
    <Combobox value={place} onChange={onPlace} search={search} optionKey={idOf} optionText={labelOf} maxLength={100} />
  </Field>
);
