import { useState } from 'react';
import { api } from '#core/web';
import { searchPlaces } from '#modules/geo/public';
import { Alert, Button, Field, Icon } from '#ui';
import { Combobox } from '#ui/combobox/combobox';
import { findTown } from '../../../schemas/endpoints';
import styles from '../../pages/trip-page.module.css';
import { texts } from './texts/texts';

/** A pin on a map. */
const pin = (
  <path d="M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
);

interface Place {
  readonly id: string;
  readonly label: string;
}
const idOf = (place: Place): string => place.id;
const labelOf = (place: Place): string => place.label;
const search = (text: string, signal: AbortSignal): Promise<readonly Place[]> =>
  api(searchPlaces, { query: { q: text } }, { signal });
/** About a kilometre: enough for a town, too little for a door. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

const whereAmI = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    if (!navigator.geolocation) reject(new Error('no geolocation'));
    else navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: 600_000, timeout: 15_000 });
  });

interface LocationLineProps {
  readonly location: string;
  readonly onLocation: (location: string) => void;
}

/** Where the journey starts: typed, or looked up once the person asks for it. Nothing is asked of the browser before. */
export const LocationLine = ({ location, onLocation }: LocationLineProps) => {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'finding' | 'refused' | 'far'>('idle');
  const find = async (): Promise<void> => {
    setState('finding');
    try {
      const { coords } = await whereAmI();
      const body = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
      const { label } = await api(findTown, { body });
      if (label) onLocation(label);
      setState(label ? 'idle' : 'far');
    } catch {
      // Refused, switched off or out of reach: typing helps in each case.
      setState('refused');
    }
  };
  return (
    <>
      <p className={styles.location}>
        <Icon shape={pin} size={16} />
        <span>{texts('location', { place: location || texts('location.none') })}</span>
        <button type="button" className={styles.link} aria-expanded={open} onClick={() => setOpen(!open)}>
          {texts(open ? 'location.done' : 'location.change')}
        </button>
      </p>
      {open && (
        <div className={styles.whereabouts}>
          <Field label={texts('location.label')} hint={texts('location.hint')}>
            <Combobox
              value={location ? { id: location, label: location } : null}
              onChange={(place) => onLocation(place?.label ?? '')}
              search={search}
              optionKey={idOf}
              optionText={labelOf}
              emptyText={texts('location.empty')}
              maxLength={100}
              placeholder={texts('location.example')}
            />
          </Field>
          <div className={styles.find}>
            <Button pending={state === 'finding'} pendingText={texts('location.finding')} onClick={() => void find()}>
              {texts('location.use')}
            </Button>
            <p>{texts('location.why')}</p>
          </div>
          {(state === 'refused' || state === 'far') && <Alert tone="attention">{texts(`location.${state}`)}</Alert>}
        </div>
      )}
    </>
  );
};
