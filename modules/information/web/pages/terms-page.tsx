import { findUrgentPage, formatDate, Link, rich } from '#core/web';
import { OwnOrBuiltIn } from '../parts/legal/legal-page';
import { PlainPage } from '../parts/plain-page/plain-page';
import { texts } from '../parts/terms/texts/texts';

/** ISO day on which these words were last changed. */
const day = '2026-11-21';

const help = (words: string) => {
  const urgent = findUrgentPage();
  return urgent ? <Link to={urgent.to}>{words}</Link> : words;
};
const privacy = (words: string) => <Link to="/privacy">{words}</Link>;

const BuiltIn = () => (
  <PlainPage
    title={texts('title')}
    lead={texts('lead')}
    changed={texts('changed', { day: formatDate(day) })}
    parts={[
      { heading: texts('is'), words: [texts('is.for'), rich(texts('is.not'), { help }), texts('is.chart')] },
      { heading: texts('account'), words: [texts('account.yours'), texts('account.adults')] },
      { heading: texts('words'), words: [texts('words.yours'), rich(texts('words.use'), { privacy })] },
      {
        heading: texts('manners'),
        words: [{ points: [texts('manners.others'), texts('manners.harm'), texts('manners.break')] }],
      },
      { heading: texts('people'), words: [texts('people.match'), texts('people.work')] },
      { heading: texts('money'), words: [texts('money.free'), texts('money.price'), texts('money.travel')] },
      { heading: texts('journal'), words: [texts('journal.words')] },
      { heading: texts('change'), words: [texts('change.product'), texts('change.words')] },
      { heading: texts('end'), words: [texts('end.you'), texts('end.us'), texts('end.law')] },
    ]}
  />
);

/** `/terms`: what both sides agree on. */
export const TermsPage = () => (
  <OwnOrBuiltIn page="terms">
    <BuiltIn />
  </OwnOrBuiltIn>
);
