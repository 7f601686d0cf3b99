import { useSyncExternalStore } from 'react';
import {
  closeOverlay,
  findUrgentPage,
  formatLabel,
  Link,
  listOverlays,
  type OfferedOverlay,
  openOverlay,
  useOverlay,
} from '#core/web';
import { Icon, type IconName } from '#ui';
import { loadModule } from '../loader';
import styles from './dock.module.css';
import { texts } from './texts/texts';

/** The overlays that have a button of their own. */
export const docked = (): readonly OfferedOverlay[] => listOverlays().filter(({ place }) => place === 'dock');

const never = () => () => undefined;
/** False in what the server drew, where a press would be lost. */
const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The pill at the side of every page: what modules offer there, and last the way to help lines. On phones it is under More. */
export const Dock = () => {
  const open = useOverlay();
  const alive = useAlive();
  const urgent = findUrgentPage();
  return (
    <nav data-dock className={styles.dock} aria-label={texts('label')}>
      {docked().map(({ id, label, icon, module }) => (
        <button
          key={id}
          type="button"
          className={styles.item}
          disabled={!alive}
          data-overlay={id}
          aria-haspopup="dialog"
          aria-expanded={open?.id === id}
          onClick={() => (open?.id === id ? closeOverlay() : openOverlay(id))}
          onPointerEnter={() => void loadModule(module).catch(() => undefined)}
        >
          <Icon name={icon as IconName} size={22} />
          <span className={styles.name}>{formatLabel(label)}</span>
        </button>
      ))}
      {urgent && (
        <Link to={urgent.to} className={styles.item ?? ''}>
          <Icon name="help" size={22} />
          <span className={styles.name}>{urgent.label}</span>
        </Link>
      )}
    </nav>
  );
};
