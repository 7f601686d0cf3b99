import { type FormEvent, useState } from 'react';
import { Link } from '#core/web';
import { Button, Field } from '#ui';
import { Select } from '#ui/select/select';
import type { HelpLines } from '../../schemas/help-lines';
import { type HelpKind, helpKinds } from '../../schemas/values';
import { texts } from '../texts/texts';
import { type Choice, formatAddress } from './choice';
import styles from './help-lines.module.css';

const kindNames: Readonly<Record<HelpKind, () => string>> = {
  'self-harm': () => texts('kind.self-harm'),
  violence: () => texts('kind.violence'),
  'mental-health': () => texts('kind.mental-health'),
  children: () => texts('kind.children'),
};

interface ChoicesProps {
  readonly choice: Choice;
  readonly countries: HelpLines['countries'];
  readonly onChoose: (choice: Choice) => void;
  /** On the page each kind is a link, which works without JavaScript; a card stays where it is. */
  readonly linked: boolean;
}

const Kinds = ({ choice, onChoose, linked }: Omit<ChoicesProps, 'countries'>) => (
  <ul className={styles.kinds} aria-label={texts('about')}>
    {[null, ...helpKinds].map((kind) => {
      const name = kind ? kindNames[kind]() : texts('kind.all');
      const chosen = choice.kind === kind;
      return (
        <li key={kind ?? 'all'}>
          {linked ? (
            <Link className={styles.kind} to={formatAddress({ ...choice, kind })} aria-current={chosen}>
              {name}
            </Link>
          ) : (
            <button
              type="button"
              className={styles.kind}
              aria-pressed={chosen}
              onClick={() => onChoose({ ...choice, kind })}
            >
              {name}
            </button>
          )}
        </li>
      );
    })}
  </ul>
);

/** What it is about, and where: every country, by a plain form that needs no script. */
export const Choices = ({ choice, countries, onChoose, linked }: ChoicesProps) => {
  const [shown, setShown] = useState(choice.country);
  const [country, setCountry] = useState(choice.country ?? '');
  // Follows a country that was chosen elsewhere on the page.
  if (shown !== choice.country) {
    setShown(choice.country);
    setCountry(choice.country ?? '');
  }
  const show = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (country) onChoose({ ...choice, country });
  };
  return (
    <div className={styles.choices}>
      <p className={styles.question}>{texts('about')}</p>
      <Kinds choice={choice} onChoose={onChoose} linked={linked} />
      <form className={styles.country} action="/help-now" onSubmit={show}>
        {choice.kind && <input type="hidden" name="kind" value={choice.kind} />}
        <Field label={texts('country')}>
          <Select
            name="country"
            value={country}
            onChange={(event) => setCountry(event.currentTarget.value)}
            placeholder={texts('country.choose')}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit">{texts('country.show')}</Button>
      </form>
    </div>
  );
};
