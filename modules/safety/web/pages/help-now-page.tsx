import { useEffect, useState } from 'react';
import { getPageData, Link, useApi, useNavigate, useSearchParams, useTitle } from '#core/web';
import { Skeleton } from '#ui';
import { listHelpLines } from '../../schemas/endpoints';
import type { HelpLines } from '../../schemas/help-lines';
import { toHelpLanguage } from '../../schemas/values';
import { type Choice, formatAddress, parseChoice } from '../parts/choice';
import { Choices } from '../parts/choices';
import { ContactOffer } from '../parts/contact-offer/contact-offer';
import { guessCountry, readCountry, saveCountry } from '../parts/country';
import { Emergency } from '../parts/emergency';
import { Directory, Lines } from '../parts/lines';
import { texts } from '../texts/texts';
import styles from './help-now.module.css';

/** Countries of which lines are listed, as links: all that a reader without JavaScript needs. */
const CountryLinks = ({ data, choice }: { readonly data: HelpLines; readonly choice: Choice }) => {
  const listed = new Set([...data.lines, ...data.operator].map(({ country }) => country));
  return (
    <nav aria-label={texts('countries')}>
      <ul className={styles.countries}>
        {data.countries
          .filter(({ code }) => listed.has(code))
          .map(({ code, name }) => (
            <li key={code}>
              <Link to={formatAddress({ ...choice, country: code })} onClick={() => saveCountry(code)}>
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
};

const Found = ({ data }: { readonly data: HelpLines }) => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [suggested, setSuggested] = useState<{ readonly code: string; readonly guessed: boolean } | null>(null);
  const codes = data.countries.map(({ code }) => code);
  const asked = parseChoice(query, codes);
  // Only once the page is live: the server knows neither the device nor its clock.
  useEffect(() => {
    const known = data.countries.map(({ code }) => code);
    const stored = readCountry();
    if (stored !== null && known.includes(stored)) return setSuggested({ code: stored, guessed: false });
    const code = guessCountry(known);
    setSuggested(code === null ? null : { code, guessed: true });
  }, [data.countries]);
  const country = asked.country ?? suggested?.code ?? null;
  const choice: Choice = { country, kind: asked.kind };
  const own = data.operator.filter((line) => line.country === undefined);
  const choose = (next: Choice): void => {
    if (next.country !== null) saveCountry(next.country);
    void navigate(formatAddress(next), { preventScrollReset: true });
  };
  const guessed = asked.country === null && suggested?.guessed;
  return (
    <>
      <Emergency emergency={data.emergency} country={country} />
      <Choices choice={choice} countries={data.countries} onChoose={choose} linked />
      <CountryLinks data={data} choice={choice} />
      <section className={styles.found}>
        {guessed && country !== null && (
          <p className="quiet">
            {texts('country.guessed', {
              country: data.countries.find(({ code }) => code === country)?.name ?? country,
            })}
          </p>
        )}
        {country !== null || own.length > 0 ? (
          <Lines data={data} choice={choice} level="h2" />
        ) : (
          <>
            <h2>{texts('all')}</h2>
            <Directory />
          </>
        )}
      </section>
    </>
  );
};

/** `/help-now`: who to talk to in danger; open to everybody, never behind a condition, whole without JavaScript. */
export const HelpNowPage = () => {
  useTitle(texts('title'));
  const { data, error } = useApi(
    listHelpLines,
    { query: { language: toHelpLanguage(getPageData().language) } },
    { open: true },
  );
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts('title')}</h1>
      <p className="lead">{texts('lead')}</p>
      {data ? (
        <Found data={data} />
      ) : (
        <>
          <Emergency emergency={[]} country={null} />
          <Directory />
          {!error && <Skeleton label={texts('waiting')} />}
        </>
      )}
      <ContactOffer origin="help" />
      <section className={styles.words} id="leave">
        <h2>{texts('leave')}</h2>
        <p>{texts('leave.how')}</p>
        <p>{texts('leave.history')}</p>
      </section>
      <section className={styles.words}>
        <h2>{texts('numbers')}</h2>
        <p>{texts('numbers.text')}</p>
        <p className="quiet">{texts('reflection')}</p>
      </section>
    </div>
  );
};
