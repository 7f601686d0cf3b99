import { useEffect, useState } from 'react';
import { getPageData, Link, useApi } from '#core/web';
import { guessKind } from '../../lib/guess-kind';
import { listHelpLines } from '../../schemas/endpoints';
import type { HelpLines } from '../../schemas/help-lines';
import { toHelpLanguage } from '../../schemas/values';
import { texts } from '../texts/texts';
import { type Choice, formatAddress } from './choice';
import { Choices } from './choices';
import { guessCountry, readCountry, saveCountry } from './country';
import { Emergency } from './emergency';
import styles from './help-lines.module.css';
import { Directory, Lines } from './lines';

/** Help lines within another page, next to words that sounded like danger. Until they have come, the way to them stands there. */
export const HelpLinesCard = ({ text }: { readonly text: string | null }) => {
  const { data } = useApi(
    listHelpLines,
    { query: { language: toHelpLanguage(getPageData().language) } },
    { open: true },
  );
  const [choice, setChoice] = useState<Choice>({ country: null, kind: text === null ? null : guessKind(text) });
  const codes = data?.countries;
  useEffect(() => {
    if (!codes) return;
    const known = codes.map(({ code }) => code);
    const stored = readCountry();
    const country = stored !== null && known.includes(stored) ? stored : guessCountry(known);
    setChoice((current) => (current.country === null ? { ...current, country } : current));
  }, [codes]);
  const choose = (next: Choice): void => {
    if (next.country !== null && next.country !== choice.country) saveCountry(next.country);
    setChoice(next);
  };
  const { country } = choice;
  const choices = (countries: HelpLines['countries']) => (
    <Choices choice={choice} countries={countries} onChoose={choose} linked={false} />
  );
  return (
    <div className={styles.card}>
      <Emergency emergency={data?.emergency ?? []} country={country} />
      {data && (
        <>
          {country !== null ? <Lines data={data} choice={choice} level="h3" /> : <Directory />}
          {country === null ? (
            choices(data.countries)
          ) : (
            <details className={styles.more}>
              <summary>{texts('more')}</summary>
              {choices(data.countries)}
            </details>
          )}
        </>
      )}
      <p>
        <Link to={formatAddress(choice)}>{texts('all')}</Link>
      </p>
    </div>
  );
};
