import type { Ref } from 'react';
import { Button, Icon } from '#ui';
import { Menu, MenuItem, MenuLabel } from '#ui/menu/menu';
import type { Phase } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from '../clients.module.css';
import { type OpenClient, phaseName } from './move';

interface MoveMenuProps {
  readonly client: Pick<OpenClient, 'name' | 'standing'>;
  readonly pending: boolean;
  readonly onMove: (to: Phase) => void;
  readonly handle?: Ref<HTMLButtonElement>;
}

/** The phases next to this one; what cannot be set yet says why. */
export const MoveMenu = ({ client: { name, standing }, pending, onMove, handle }: MoveMenuProps) => (
  <Menu
    trigger={
      <Button
        variant="bare"
        className={styles.move}
        {...(handle && { ref: handle })}
        aria-label={texts('move.of', { name })}
        aria-busy={pending || undefined}
      >
        {texts('move')}
        <Icon name="down" size={16} />
      </Button>
    }
  >
    <MenuLabel>{texts('move.on', { name, from: phaseName(standing.phase) })}</MenuLabel>
    {standing.steps.map(({ phase, unmet }) => (
      <MenuItem key={phase} disabled={unmet.length > 0} onSelect={() => onMove(phase)}>
        <span>
          {texts('move.to', { phase: phaseName(phase) })}
          {unmet.length > 0 && <small className={styles.unmet}>{unmet.join(' ')}</small>}
        </span>
      </MenuItem>
    ))}
  </Menu>
);
