import { useState } from 'react';
import { api } from '#core/web';
import { Field, TextInput } from '#ui';
import { startCanary } from '../../schemas/endpoints';
import type { CanaryInput } from '../../schemas/modules';
import { texts } from '../texts/texts';
import { ActDialog } from './act-dialog';
import styles from './modules.module.css';
import { RoleChoice } from './role-choice';

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
        <RoleChoice chosen={chosen} onChoose={setChosen} />
      </div>
    </ActDialog>
  );
};
