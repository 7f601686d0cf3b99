import type { ReactNode } from 'react';
import { Picture } from '#ui/picture/picture';
import type { RetreatView } from '../../../schemas/retreat';
import type { TranslatedPart } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import { formatPrice } from '../format';
import styles from './page.module.css';

/** What was added to the original since it was translated is in its language. */
export const languageOf = ({ language, lacking, translated }: RetreatView, part: TranslatedPart): string =>
  translated && lacking.includes(part) ? translated.from : language;

interface OfRetreat {
  readonly retreat: RetreatView;
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

const Lines = ({ lines, language }: { readonly lines: readonly string[]; readonly language: string }) => (
  <ul lang={language}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

const numbered = <T,>(list: readonly T[]): readonly { readonly number: number; readonly part: T }[] =>
  list.map((part, index) => ({ number: index + 1, part }));

const Programme = ({ retreat }: OfRetreat) => (
  <Section title={texts('programme')}>
    <ol className={styles.programme} lang={languageOf(retreat, 'programme')}>
      {numbered(retreat.programme).map(({ number, part }) => (
        <li key={number}>
          <span className={styles.number}>{texts('day', { number })}</span>
          <h3>{part.title}</h3>
          <p>{part.text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

const Hosts = ({ retreat }: OfRetreat) => (
  <Section title={texts('hosts')}>
    <ul className={styles.hosts} lang={languageOf(retreat, 'hosts')}>
      {retreat.hosts.map((host) => (
        <li key={host.name}>
          {host.picture && <Picture source={host.picture} sizes="96px" ratio="1 / 1" className={styles.face} />}
          <span>
            <h3>{host.name}</h3>
            <small>{host.role}</small>
            <p>{host.about}</p>
          </span>
        </li>
      ))}
    </ul>
  </Section>
);

const Terms = ({ retreat }: OfRetreat) => {
  const { terms } = retreat;
  return (
    <Section title={texts('terms')}>
      <ul>
        <li>
          {terms.depositPercent > 0 && terms.depositPercent < 100
            ? texts('terms.deposit', { percent: terms.depositPercent, days: terms.balanceDays })
            : texts('terms.once')}
        </li>
        {terms.policy.map(({ daysBefore, refundPercent }) => (
          <li key={daysBefore}>{texts('terms.step', { days: daysBefore, percent: refundPercent })}</li>
        ))}
        <li>{texts('terms.later')}</li>
        <li>{texts('terms.house')}</li>
      </ul>
      {terms.text && <p lang={languageOf(retreat, 'terms')}>{terms.text}</p>}
    </Section>
  );
};

const Papers = ({ retreat: { checklist, currency, paperAmounts } }: OfRetreat) => (
  <Section title={texts('checklist')}>
    <ul>
      {checklist.map((kind) => {
        const minor = paperAmounts[kind];
        return (
          <li key={kind}>
            {texts(`checklist.${kind}`)}
            {minor !== null && <>, {texts('checklist.amount', { price: formatPrice({ minor, currency }) })}</>}
          </li>
        );
      })}
    </ul>
  </Section>
);

/** What there is to know, in the order in which people want it. */
export const Sections = ({ retreat }: OfRetreat) => {
  const { included, notIncluded, fitness, diets, packing, faq } = retreat;
  return (
    <>
      {retreat.programme.length > 0 && <Programme retreat={retreat} />}
      {retreat.hosts.length > 0 && <Hosts retreat={retreat} />}
      <div className={styles.pair}>
        {included.length > 0 && (
          <Section title={texts('included')}>
            <Lines lines={included} language={languageOf(retreat, 'included')} />
          </Section>
        )}
        {notIncluded.length > 0 && (
          <Section title={texts('notIncluded')}>
            <Lines lines={notIncluded} language={languageOf(retreat, 'notIncluded')} />
          </Section>
        )}
        {(fitness.level > 1 || fitness.text !== '') && (
          <Section title={texts('fitness')}>
            <p>{texts('fitness.level', { level: fitness.level })}</p>
            {fitness.text && <p lang={languageOf(retreat, 'fitness')}>{fitness.text}</p>}
          </Section>
        )}
        {diets.length > 0 && (
          <Section title={texts('diets')}>
            <Lines lines={diets} language="en" />
          </Section>
        )}
      </div>
      {packing.length > 0 && (
        <Section title={texts('packing')}>
          <Lines lines={packing} language={languageOf(retreat, 'packing')} />
        </Section>
      )}
      {faq.length > 0 && (
        <Section title={texts('faq')}>
          <div className={styles.faq} lang={languageOf(retreat, 'faq')}>
            {faq.map(({ question, answer }) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </Section>
      )}
      <Terms retreat={retreat} />
      {retreat.checklist.length > 0 && <Papers retreat={retreat} />}
    </>
  );
};
