import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names';
import { useFieldControl } from '../field/field-context';
import { inputClass } from '../text-input/input-class';
import styles from './textarea.module.css';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** paper: the ruled serif sheet of the writing room. */
  look?: 'box' | 'paper' | undefined;
}

/** Text over several lines; grows with what is written, down to no scroll bar of its own. */
export function Textarea({ className, look = 'box', rows = 4, ref, ...rest }: TextareaProps) {
  const { labelId: _, ...control } = useFieldControl(rest);
  const own = useRef<HTMLTextAreaElement | null>(null);
  useLayoutEffect(() => {
    const area = own.current;
    if (area && !growsByItself()) growToText(area);
  });
  return (
    <textarea
      {...rest}
      {...control}
      rows={rows}
      className={classNames(look === 'box' ? inputClass : styles.paper, styles.grow, className)}
      onInput={(event) => {
        if (!growsByItself()) growToText(event.currentTarget);
        rest.onInput?.(event);
      }}
      ref={(area) => {
        own.current = area;
        if (typeof ref === 'function') return ref(area);
        if (ref) ref.current = area;
      }}
    />
  );
}

/** Browsers with field-sizing do it in CSS, without a layout per key. */
function growsByItself(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content');
}

function growToText(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
