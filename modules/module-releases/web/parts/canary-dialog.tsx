import { useState } from 'react';
import { api } from '#core/web';
import { Field, TextInput } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { startCanary } from '../../schemas/endpoints';
import type { CanaryInput } from '../../schemas/modules';
import { texts } from '../texts/texts';
import { ActDialog } from './act-dialog';
import styles from './modules.module.css';

const roles = ['client', 'practitioner', 'admin'] as const;

interface CanaryDialogProps {
  readonly module: string;
  readonly title: string;
  readonly version: string;
  readonly onDone: () => void;
}

/** Chooses who gets another version of the pages. */
export const CanaryDialog = ({ module, title, version, onDone }: CanaryDialogProps) => {
  const [share, setShare] = useState('10');
  const [chosen, setChosen] = useState<CanaryInput['roles']>([]);
  return (
    <ActDialog
      name={texts('canary.begin')}
      of={`${title} ${version}`}
      title={texts('canary.title', { title, version })}
      more={texts('canary.more')}
      act={() => api(startCanary, { params: { module }, body: { version, roles: chosen, share: Number(share) } })}
      onDone={onDone}
    >
      <div className={styles.choices}>
        <Field label={texts('canary.percent')} hint={texts('canary.percent.hint')}>
          <TextInput type="number" min={0} max={99} value={share} onChange={({ target }) => setShare(target.value)} />
        </Field>
        <fieldset className={styles.roles}>
          <legend>{texts('canary.people')}</legend>
          {roles.map((role) => (
            <Checkbox
              key={role}
              label={texts(`role.${role}`)}
              checked={chosen.includes(role)}
              onChange={({ target }) =>
                setChosen((had) => (target.checked ? [...had, role] : had.filter((one) => one !== role)))
              }
            />
          ))}
        </fieldset>
      </div>
    </ActDialog>
  );
};
