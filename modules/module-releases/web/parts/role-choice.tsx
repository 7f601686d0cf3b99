import { Checkbox } from '#ui/checkbox/checkbox';
import type { CanaryInput } from '../../schemas/modules';
import { roleNames } from '../../schemas/values';
import { texts } from '../texts/texts';
import styles from './modules.module.css';

type Roles = CanaryInput['roles'];

interface RoleChoiceProps {
  readonly chosen: Roles;
  readonly onChoose: (roles: Roles) => void;
}

/** Roles whose people all get a version, next to the share of everybody. */
export const RoleChoice = ({ chosen, onChoose }: RoleChoiceProps) => (
  <fieldset className={styles.roles}>
    <legend>{texts('canary.people')}</legend>
    {roleNames.map((role) => (
      <Checkbox
        key={role}
        label={texts(`role.${role}`)}
        checked={chosen.includes(role)}
        onChange={({ target }) => onChoose(target.checked ? [...chosen, role] : chosen.filter((one) => one !== role))}
      />
    ))}
  </fieldset>
);
