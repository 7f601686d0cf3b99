import { findUrgentPage, formatDate, getPageData, Link, rich } from '#core/web';
import { OwnOrBuiltIn } from '../parts/legal/legal-page';
import { PlainPage } from '../parts/plain-page/plain-page';
import { texts } from '../parts/privacy/texts/texts';

/** ISO day on which these words were last changed. */
const day = '2026-11-28';

const code = (words: string) => <code>{words}</code>;
const mail = (words: string) => <a href={`mailto:${getPageData().contactEmail}`}>{words}</a>;
const account = (words: string) => <Link to="/account">{words}</Link>;
const help = (words: string) => {
  const urgent = findUrgentPage();
  return urgent ? <Link to={urgent.to}>{words}</Link> : words;
};

const BuiltIn = () => (
  <PlainPage
    title={texts('title')}
    lead={texts('lead')}
    changed={texts('changed', { day: formatDate(day) })}
    parts={[
      {
        heading: texts('keep'),
        words: [
          texts('keep.intro'),
          {
            points: [
              texts('keep.account'),
              texts('keep.words'),
              texts('keep.birth'),
              texts('keep.letters'),
              texts('keep.intake'),
              texts('keep.introductions'),
              texts('keep.reviews'),
              texts('keep.payments'),
              texts('keep.reader'),
            ],
          },
        ],
      },
      {
        heading: texts('protects'),
        words: [texts('protects.key'), texts('protects.plain'), rich(texts('protects.more'), { account })],
      },
      {
        heading: texts('not'),
        words: [texts('not.operator'), texts('not.backup'), texts('not.device'), texts('not.wish')],
      },
      {
        heading: texts('sees'),
        words: [
          texts('sees.nobody'),
          texts('sees.connections'),
          texts('sees.team'),
          texts('sees.search'),
          texts('sees.systems'),
        ],
      },
      {
        heading: texts('machines'),
        words: [
          texts('machines.own'),
          texts('machines.model'),
          texts('machines.voice'),
          rich(texts('machines.crisis'), { help }),
        ],
      },
      {
        heading: texts('cookies'),
        words: [
          texts('cookies.none'),
          {
            points: [
              rich(texts('cookies.session'), { code }),
              rich(texts('cookies.device'), { code }),
              rich(texts('cookies.intake'), { code }),
              rich(texts('cookies.wrote'), { code }),
              rich(texts('cookies.choices'), { code }),
              rich(texts('cookies.left'), { code }),
              texts('cookies.moment'),
            ],
          },
          texts('cookies.store'),
        ],
      },
      {
        heading: texts('traces'),
        words: [
          texts('traces.log'),
          texts('traces.acts'),
          texts('traces.address'),
          texts('traces.views'),
          texts('traces.source'),
        ],
      },
      {
        heading: texts('long'),
        words: [
          {
            points: [
              texts('long.account'),
              texts('long.export'),
              texts('long.letters'),
              texts('long.payments'),
              texts('long.intake'),
              texts('long.introductions'),
              texts('long.mails'),
              texts('long.session'),
            ],
          },
        ],
      },
      {
        heading: texts('rights'),
        words: [texts('rights.have'), rich(texts('rights.now'), { account }), rich(texts('rights.write'), { mail })],
      },
    ]}
  />
);

/** `/privacy`: what is kept, what protects it and what does not. Every sentence has to be true of the code. */
export const PrivacyPage = () => (
  <OwnOrBuiltIn page="privacy">
    <BuiltIn />
  </OwnOrBuiltIn>
);
