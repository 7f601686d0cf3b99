import { api } from '#core/web';
import { disableModule, enableModule, endCanary, rollbackModule } from '../../schemas/endpoints';
import type { ModuleView } from '../../schemas/modules';
import { texts } from '../texts/texts';
import { ActDialog } from './act-dialog';
import styles from './modules.module.css';

/** The page's own module. */
const own = 'module-releases';

interface ModuleActsProps {
  readonly module: ModuleView;
  readonly onDone: () => void;
}

/** What can be done with a module as a whole. */
export const ModuleActs = ({ module, onDone }: ModuleActsProps) => {
  const { id, title, isEnabled, isLocked, state, previous, canary, neededBy } = module;
  const params = { module: id };
  const canEnable = !isLocked && (!isEnabled || (state === 'failed' && module.versions.some(({ fault }) => fault)));
  return (
    <div className={styles.acts}>
      {previous !== null && (
        <ActDialog
          name={texts('rollback')}
          of={title}
          title={texts('rollback.title', { title, version: previous })}
          more={texts('rollback.more', { version: previous })}
          act={() => api(rollbackModule, { params })}
          onDone={onDone}
        />
      )}
      {canary && (
        <ActDialog
          name={texts('canary.end')}
          of={title}
          title={texts('canary.end.title', { title })}
          more={texts('canary.end.more', { version: canary.version })}
          act={() => api(endCanary, { params })}
          onDone={onDone}
        />
      )}
      {canEnable && (
        <ActDialog
          name={texts('enable')}
          of={title}
          title={texts('enable.title', { title })}
          more={texts('enable.more')}
          act={() => api(enableModule, { params })}
          onDone={onDone}
        />
      )}
      {isEnabled && id !== own && neededBy.length === 0 && (
        <ActDialog
          name={texts('disable')}
          of={title}
          title={texts('disable.title', { title })}
          more={texts('disable.more')}
          act={() => api(disableModule, { params })}
          onDone={onDone}
        />
      )}
    </div>
  );
};
