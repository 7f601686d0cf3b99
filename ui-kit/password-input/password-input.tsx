import { useState } from 'react';
import { Icon, TextInput, type TextInputProps, words } from '#ui';
import styles from './password-input.module.css';

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** The name of the eye while the password is hidden. */
  showLabel?: string | undefined;
  /** The name of the eye while the password can be read. */
  hideLabel?: string | undefined;
}

/** A password that can be looked at; pasting and password managers work as in any field. */
export function PasswordInput(props: PasswordInputProps) {
  const { showLabel = words().show, hideLabel = words().hide, ...rest } = props;
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.box}>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={styles.input}
      />
      <button type="button" className={styles.toggle} disabled={rest.disabled} onClick={() => setShown(!shown)}>
        <Icon name={shown ? 'eye-off' : 'eye'} size={18} />
        {shown ? hideLabel : showLabel} <span className="visually-hidden">{words().password}</span>
      </button>
    </div>
  );
}
