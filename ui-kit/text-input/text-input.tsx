import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names';
import { useFieldControl } from '../field/field-context';
import { inputClass } from './input-class';

export type TextInputProps = ComponentProps<'input'>;

/** One line of text; inside a Field it takes id, description and error from it. */
export function TextInput({ className, ...rest }: TextInputProps) {
  const { labelId: _, ...control } = useFieldControl(rest);
  return <input type="text" {...rest} {...control} className={classNames(inputClass, className)} />;
}
