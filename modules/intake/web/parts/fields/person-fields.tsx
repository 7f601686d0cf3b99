import { useMemo } from 'react';
import { api, getPageData, rich, Slot } from '#core/web';
import { ZoneBox } from '#core/web/slots/zone-box';
import { formatZone, getOwnZone } from '#core/web/slots/zones';
import { searchPlaces } from '#modules/geo/public';
import { birthOffset } from '#modules/profile/public';
import { Field } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Combobox } from '#ui/combobox/combobox';
import { DateField } from '#ui/date-field/date-field';
import { Select } from '#ui/select/select';
import { TimeField } from '#ui/time-field/time-field';
import { isDay, isTime } from '../../../schemas/dates';
import { texts } from '../../texts/texts';
import type { Question } from '../flow/questions';
import { idOf, useErrorOf, useWizardHere } from '../wizard/wizard-context';
import { countriesIn } from './countries';
import { Asked, Group, Numeral } from './frame';
import styles from './frame.module.css';
import { LineField } from './line-field';

/** A time zone, searched by any part of its name. */
export const ZoneField = ({ name }: { readonly name: 'timezone' | 'contactTimezone' }) => {
  const { answers, write, sending } = useWizardHere();
  const error = useErrorOf(name);
  const own = getOwnZone();
  const zone = answers[name] || null;
  return (
    <div className={styles.stack}>
      <Field
        id={idOf(name)}
        label={texts(`f.${name}`)}
        hint={texts(`f.${name}.hint`)}
        error={error}
        optional={name === 'contactTimezone'}
      >
        <ZoneBox value={zone} onChange={(next) => write({ [name]: next })} readOnly={sending} />
      </Field>
      {zone === null && (
        <button type="button" className={styles.use} onClick={() => write({ [name]: own })}>
          {texts('zone.use', { zone: formatZone(own) })}
        </button>
      )}
    </div>
  );
};

const CountryField = () => {
  const { answers, write, sending } = useWizardHere();
  const countries = useMemo(() => countriesIn(getPageData().language), []);
  return (
    <Field id={idOf('phoneCountry')} label={texts('f.phoneCountry')} error={useErrorOf('phoneCountry')} optional>
      <Select
        name="phoneCountry"
        autoComplete="country"
        placeholder=" "
        disabled={sending}
        value={answers.phoneCountry ?? ''}
        onChange={(event) => write({ phoneCountry: event.target.value || null })}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
};

/** First and last name. */
export const NameQuestion = ({ question }: { readonly question: Question }) => (
  <Group question={question} name="firstName">
    <div className={styles.pair}>
      <LineField name="firstName" />
      <LineField name="lastName" />
    </div>
  </Group>
);

/** Address, telephone and the zone to call in. */
export const ReachQuestion = ({ question }: { readonly question: Question }) => (
  <Group question={question} name="email">
    <LineField name="email" />
    <LineField name="phone" />
    <div className={styles.pair}>
      <CountryField />
      <ZoneField name="contactTimezone" />
    </div>
  </Group>
);

export const BirthDateQuestion = ({ question }: { readonly question: Question }) => {
  const { answers, write, sending } = useWizardHere();
  const error = useErrorOf('dateOfBirth');
  return (
    <div className={styles.question}>
      <Numeral question={question} />
      <Field
        group
        id={idOf('dateOfBirth')}
        label={<Asked>{texts('f.dateOfBirth')}</Asked>}
        hint={texts('f.dateOfBirth.hint')}
        error={error}
      >
        <DateField
          name="dateOfBirth"
          autoComplete="bday"
          disabled={sending}
          value={answers.dateOfBirth ?? ''}
          onChange={(dateOfBirth) => write({ dateOfBirth })}
        />
      </Field>
    </div>
  );
};

/** The time of birth, or that nobody knows it. */
export const BirthTimeQuestion = ({ question }: { readonly question: Question }) => {
  const { answers, write, sending } = useWizardHere();
  const unknown = answers.birthTimeUnknown === true;
  const time = useErrorOf('birthTime');
  const both = useErrorOf('birthTimeUnknown');
  return (
    <Group question={question} name="birthTime">
      <Field id={idOf('birthTime')} label={texts('f.birthTime')} hint={texts('f.birthTime.hint')} error={time ?? both}>
        <TimeField
          name="birthTime"
          value={unknown ? '' : (answers.birthTime ?? '')}
          disabled={unknown || sending}
          onChange={(birthTime) => write({ birthTime })}
        />
      </Field>
      <Checkbox
        id={idOf('birthTimeUnknown')}
        label={texts('f.birthTimeUnknown')}
        hint={unknown && texts('f.birthTimeUnknown.hint')}
        checked={unknown}
        disabled={sending}
        onChange={(event) =>
          write(event.target.checked ? { birthTimeUnknown: true, birthTime: null } : { birthTimeUnknown: null })
        }
      />
    </Group>
  );
};

/** A place of the product's list; `label` reads "town, region, country". */
interface ChosenPlace {
  readonly id: string;
  readonly label: string;
  /** IANA zone. */
  readonly zone: string;
}
const search = (text: string, signal: AbortSignal): Promise<readonly ChosenPlace[]> =>
  api(searchPlaces, { query: { q: text } }, { signal });
const placeId = ({ id }: ChosenPlace): string => id;
const placeText = ({ label }: ChosenPlace): string => label;
const drawPlace = ({ label, zone }: ChosenPlace) => (
  <span className={styles.option}>
    <span>{label}</span>
    <span>{formatZone(zone)}</span>
  </span>
);

/** Where somebody was born: searched while typing, or left as text; the zone follows and can be corrected. */
export const BirthPlaceQuestion = ({ question }: { readonly question: Question }) => {
  const { answers, write, sending } = useWizardHere();
  const { birthLocation, placeId: id } = answers;
  const [dateOfBirth, birthTime] = [answers.dateOfBirth ?? '', answers.birthTime ?? ''];
  const error = useErrorOf('birthLocation');
  const wrongId = useErrorOf('placeId');
  const wrongOffset = useErrorOf('offsetSeconds');
  const zone = answers.timezone ?? '';
  // The box compares by identity: the same place has to be the same object between two keys.
  const place = useMemo(
    () => (birthLocation ? { id: id ?? '', label: birthLocation, zone } : null),
    [birthLocation, id, zone],
  );
  return (
    <Group question={question} name="birthLocation">
      <div className={styles.stack}>
        <Field
          id={idOf('birthLocation')}
          label={texts('f.birthLocation')}
          hint={texts('f.birthLocation.hint')}
          error={error ?? wrongId ?? wrongOffset}
          optional
        >
          <Combobox
            value={place}
            onChange={(next) => next && write({ birthLocation: next.label, placeId: next.id, timezone: next.zone })}
            onText={(text) => text !== birthLocation && write({ birthLocation: text || null, placeId: null })}
            search={search}
            optionKey={placeId}
            optionText={placeText}
            renderOption={drawPlace}
            listLabel={texts('places')}
            emptyText={texts('places.none')}
            countText={(count) => texts('places.count', { count })}
            maxLength={100}
            readOnly={sending}
          />
        </Field>
        <p className={styles.credit}>
          {rich(texts('places.credit'), { a: (words) => <a href="https://www.geonames.org/">{words}</a> })}
        </p>
      </div>
      <ZoneField name="timezone" />
      {id && birthLocation && isDay(dateOfBirth) && isTime(birthTime) && (
        <Slot
          of={birthOffset}
          with={{
            placeId: id,
            place: birthLocation,
            zone: zone || null,
            date: dateOfBirth,
            time: birthTime,
            chosen: answers.offsetSeconds ?? null,
            disabled: sending,
            onChoose: (offsetSeconds) => write({ offsetSeconds }),
          }}
        />
      )}
    </Group>
  );
};
