import type { ReactNode } from 'react';
import { Field, type FieldProps } from '#ui';
import { Combobox, type ComboboxProps } from '../combobox/combobox';
import styles from './town-field.module.css';

/** A town of a list; its label reads "town, region, country". */
export interface TownOption {
  readonly id: string;
  readonly label: string;
  /** IANA zone. */
  readonly zone: string;
}

interface TownFieldProps<Town extends TownOption>
  extends Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'optional'>,
    Pick<ComboboxProps<Town>, 'value' | 'onChange' | 'onText' | 'search' | 'listLabel' | 'emptyText' | 'countText'>,
    Pick<ComboboxProps<Town>, 'readOnly' | 'aria-required'> {
  /** Other towns that the text may mean as well. */
  readonly candidates: readonly Town[];
  /** The name of the list of towns. */
  readonly candidatesLabel: string;
  /** Where the list of towns is from. */
  readonly credit: ReactNode;
}

const idOf = ({ id }: TownOption): string => id;
const labelOf = ({ label }: TownOption): string => label;

/** Town in full ink, region and country behind it, the zone at the end: enough to tell two of one name apart. */
const Option = ({ town }: { readonly town: TownOption }) => {
  const [name, ...around] = town.label.split(', ');
  return (
    <span className={styles.option}>
      <span>
        <b>{name}</b>
        {around.length > 0 && <span className="quiet">, {around.join(', ')}</span>}
      </span>
      <span className={styles.zone}>{town.zone}</span>
    </span>
  );
};
const drawOption = (town: TownOption) => <Option town={town} />;

/** A town, searched while typing, or left as text for the server to resolve. */
export function TownField<Town extends TownOption>(props: TownFieldProps<Town>) {
  const { id, label, hint, error, optional, candidates, candidatesLabel, credit, ...box } = props;
  return (
    <div className={styles.stack}>
      <Field id={id} label={label} hint={hint} error={error} optional={optional}>
        <Combobox {...box} optionKey={idOf} optionText={labelOf} renderOption={drawOption} maxLength={100} />
      </Field>
      {candidates.length > 0 && (
        <ul className={styles.candidates} aria-label={candidatesLabel}>
          {candidates.map((candidate) => (
            <li key={candidate.id}>
              <button type="button" onClick={() => box.onChange(candidate)}>
                <Option town={candidate} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.credit}>{credit}</p>
    </div>
  );
}
