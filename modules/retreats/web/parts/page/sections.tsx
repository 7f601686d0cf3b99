import type { ReactNode } from 'react';
import { Picture } from '#ui/picture/picture';
import type { RetreatView } from '../../../schemas/retreat';
import { texts } from '../../texts/texts';
import { formatPrice } from '../format';
import styles from './page.module.css';

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

const Programme = ({ retreat: { programme, language } }: OfRetreat) => (
  <Section title={texts('programme')}>
    <ol className={styles.programme} lang={language}>
      {numbered(programme).map(({ number, part }) => (
        <li key={number}>
          <span className={styles.number}>{texts('day', { number })}</span>
          <h3>{part.title}</h3>
          <p>{part.text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

const Hosts = ({ retreat: { hosts, language } }: OfRetreat) => (
  <Section title={texts('hosts')}>
    <ul className={styles.hosts} lang={language}>
      {hosts.map((host) => (
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

const Terms = ({ retreat: { terms, language } }: OfRetreat) => (
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
    {terms.text && <p lang={language}>{terms.text}</p>}
  </Section>
);

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
  const { language, included, notIncluded, fitness, diets, packing, faq } = retreat;
  return (
    <>
      {retreat.programme.length > 0 && <Programme retreat={retreat} />}
      {retreat.hosts.length > 0 && <Hosts retreat={retreat} />}
      <div className={styles.pair}>
        {included.length > 0 && (
          <Section title={texts('included')}>
            <Lines lines={included} language={language} />
          </Section>
        )}
        {notIncluded.length > 0 && (
          <Section title={texts('notIncluded')}>
            <Lines lines={notIncluded} language={language} />
          </Section>
        )}
        {(fitness.level > 1 || fitness.text !== '') && (
          <Section title={texts('fitness')}>
            <p>{texts('fitness.level', { level: fitness.level })}</p>
            {fitness.text && <p lang={language}>{fitness.text}</p>}
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
          <Lines lines={packing} language={language} />
        </Section>
      )}
      {faq.length > 0 && (
        <Section title={texts('faq')}>
          <div className={styles.faq} lang={language}>
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
