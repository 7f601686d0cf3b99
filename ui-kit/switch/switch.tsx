import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#ui';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  /** What is on or off; the same in both states. */
  label: ReactNode;
  /** What happens when it is on; read out after the label. */
  hint?: ReactNode;
}

/** Something that is on or off and takes effect at once: name first, switch at the end of the line. In forms use a Checkbox. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const hintId = useId();
  const described = [hint ? hintId : undefined, rest['aria-describedby']].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames(styles.switch, className)}>
      <label className={styles.row}>
        <span>{label}</span>
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself, and may be uncontrolled */}
        <input {...rest} type="checkbox" role="switch" className={styles.track} aria-describedby={described} />
      </label>
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
