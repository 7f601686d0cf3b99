import { formatDate, rich } from '#core/web';
import type { HelpLine, OperatorLine } from '../../schemas/help-lines';
import { texts } from '../texts/texts';
import { Contact } from './contact';
import styles from './help-lines.module.css';

type Level = 'h3' | 'h4';

const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '');

const digitsOf = (number: string): string => number.replaceAll(/\D/g, '');

const formatHours = ({ hours }: HelpLine): string | null => {
  if (hours === undefined) return null;
  return hours === 'always'
    ? texts('hours.always')
    : texts('hours.monday-saturday', { from: hours.from, to: hours.to });
};

const languageNames = {
  en: () => texts('language.en'),
  de: () => texts('language.de'),
  es: () => texts('language.es'),
  fr: () => texts('language.fr'),
  it: () => texts('language.it'),
} as const;

const formatLanguages = ({ languages }: HelpLine): string =>
  languages.map((code) => languageNames[code as keyof typeof languageNames]?.() ?? code).join(', ');

const notes = {
  women: () => texts('note.women'),
  under19: () => texts('note.under19'),
  mentalHealthOption: () => texts('note.mentalHealthOption'),
  sonora: () => texts('note.sonora'),
  rioNegro: () => texts('note.rioNegro'),
} as const;

/** One help line: the numbers first, then how else to reach it, when, in which languages, and where the number stands. */
export const Line = ({ line, level: Heading }: { readonly line: HelpLine; readonly level: Level }) => {
  const { name, phones, sms, chat, note, sources } = line;
  const [source] = sources;
  return (
    <li>
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.numbers}>
        {phones.map((number) => (
          <a key={number} href={`tel:${digitsOf(number)}`}>
            {number}
          </a>
        ))}
      </p>
      {(sms || chat) && (
        <p className={styles.ways}>
          {sms && (
            <a href={`sms:${sms.to}${sms.word && `?&body=${encodeURIComponent(sms.word)}`}`}>
              {sms.word ? texts('sms.word', { word: sms.word, number: sms.to }) : texts('sms', { number: sms.to })}
            </a>
          )}
          {chat && (
            <a href={chat} rel="noreferrer">
              {texts('chat', { host: hostOf(chat) })}
            </a>
          )}
        </p>
      )}
      {note && <p className="small">{notes[note]()}</p>}
      <p className="quiet small">
        {[formatHours(line), texts('languages', { languages: formatLanguages(line) })].filter(Boolean).join(' · ')}
      </p>
      {source && (
        <p className="quiet small">
          {rich(texts('source', { host: hostOf(source.address), day: formatDate(source.seen) }), {
            a: (words) => (
              <a href={source.address} rel="noreferrer">
                {words}
              </a>
            ),
          })}
        </p>
      )}
    </li>
  );
};

/** A line of the operator's own, in the operator's own words. */
export const OwnLine = ({ line, level: Heading }: { readonly line: OperatorLine; readonly level: Level }) => (
  <li>
    <Heading className={styles.name}>{line.name}</Heading>
    <p className={styles.numbers}>
      <Contact text={line.contact} />
    </p>
    {line.hours && <p className="quiet small">{line.hours}</p>}
  </li>
);
