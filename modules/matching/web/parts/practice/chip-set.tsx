import { useId } from 'react';
import { Chip } from '#ui/chip/chip';
import styles from './practice.module.css';

/** `open SolarPlexus` as it is said. */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/, '$1 $2');

/** Several of a list, as chips; at the limit the rest is blocked until one is taken back. */
export const ChipSet = ({
  id,
  legend,
  hint,
  error,
  names,
  chosen,
  most,
  onChange,
}: {
  readonly id: string;
  readonly legend: string;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly names: readonly string[];
  readonly chosen: readonly string[];
  readonly most: number;
  readonly onChange: (chosen: readonly string[]) => void;
}) => {
  const note = useId();
  return (
    <fieldset aria-describedby={note}>
      <legend>{legend}</legend>
      <p id={note} className="quiet">
        {hint}
      </p>
      {error && <p role="alert">{error}</p>}
      <div className={styles.chips}>
        {names.map((name, index) => {
          const pressed = chosen.includes(name);
          return (
            <Chip
              key={name}
              {...(index === 0 ? { id } : {})}
              pressed={pressed}
              blocked={!pressed && chosen.length >= most}
              onClick={() => onChange(pressed ? chosen.filter((one) => one !== name) : [...chosen, name])}
            >
              {spaced(name)}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
};
