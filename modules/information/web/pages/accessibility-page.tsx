import { formatDate, getPageData, rich } from '#core/web';
import { texts } from '../parts/accessibility/texts/texts';
import { OwnOrBuiltIn } from '../parts/legal/legal-page';
import { PlainPage } from '../parts/plain-page/plain-page';

/** ISO day on which these words were last changed. */
const day = '2026-11-21';

const mail = (words: string) => <a href={`mailto:${getPageData().contactEmail}`}>{words}</a>;

const BuiltIn = () => (
  <PlainPage
    title={texts('title')}
    lead={texts('lead')}
    changed={texts('changed', { day: formatDate(day) })}
    parts={[
      {
        heading: texts('can'),
        words: [
          {
            points: [
              texts('can.keys'),
              texts('can.reader'),
              texts('can.zoom'),
              texts('can.colour'),
              texts('can.motion'),
              texts('can.media'),
              texts('can.time'),
              texts('can.script'),
            ],
          },
        ],
      },
      { heading: texts('aim'), words: [texts('aim.level'), texts('aim.check'), texts('aim.nobody')] },
      {
        heading: texts('not'),
        words: [{ points: [texts('not.language'), texts('not.pictures'), texts('not.speech')] }],
      },
      { heading: texts('tell'), words: [rich(texts('tell.mail'), { mail })] },
    ]}
  />
);

/** `/accessibility`: what can be used how, how it is checked, and what does not work yet. */
export const AccessibilityPage = () => (
  <OwnOrBuiltIn page="accessibility">
    <BuiltIn />
  </OwnOrBuiltIn>
);
