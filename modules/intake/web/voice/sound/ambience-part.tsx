import { Alert, Field } from '#ui';
import { Select } from '#ui/select/select';
import { Switch } from '#ui/switch/switch';
import { texts } from '../texts/texts';
import styles from './ambience-part.module.css';
import { scapeNames } from './scapes';
import type { Ambience } from './use-ambience';

/** Ambient sounds: off by default, with the choice of one while they are on. */
export const AmbiencePart = ({ ambience, hushed }: { readonly ambience: Ambience; readonly hushed: boolean }) => {
  const { on, scape, failed, toggle, choose } = ambience;
  return (
    <div className={styles.part}>
      <Switch label={texts('ambience')} checked={on} onChange={({ target }) => toggle(target.checked)} />
      {on && (
        <Field label={texts('scape')} hint={hushed ? texts('ambience.hushed') : texts(`scape.${scape}.hint`)}>
          <Select
            value={scape}
            onChange={({ target }) => choose(scapeNames.find((name) => name === target.value) ?? scape)}
          >
            {scapeNames.map((name) => (
              <option key={name} value={name}>
                {texts(`scape.${name}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {failed && <Alert tone="error">{texts('ambience.failed')}</Alert>}
    </div>
  );
};
