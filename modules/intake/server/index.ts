import { breakGlassObjects, emailVerified, pageContent } from '#core/contract/hooks';
import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide, reactTo } from '#core/contract/server';
import { inboxSources } from '#modules/inbox/public';
import { productFigures } from '#modules/knowledge/public';
import { segments } from '#modules/records/public';
import { figures, journeyMarks, stageTimes, stepTimes, traces } from '#modules/reporting/public';
import { contentNouns, studio } from '#modules/studio/public';
import { pricesInPages } from '../lib/budget-notes';
import { formInPages, formNoun } from '../lib/form-words';
import { manifest } from '../module';
import { intakeStanding, intakes } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { intakeChanged } from '../schemas/events';
import { limits } from '../schemas/values';
import { claimIntakes } from './actions/claim-intakes';
import { firstForms, planning, screens, sending, standing, submitted } from './figures';
import { formContent } from './form-content';
import { intakeSource } from './inbox-source';
import { mailTemplates } from './mail-templates';
import { Intake } from './models/intake';
import { intakePage } from './pages';
import { personalData } from './personal-data';
import { intakeProblemTexts } from './problem-texts';
import { createForms } from './queries/form';
import { readPrices } from './queries/prices';
import { sentBy } from './queries/sent-by';
import { draftRoutes } from './routes/drafts';
import { inboxRoutes } from './routes/inbox';
import { intakeRoutes } from './routes/intakes';
import { seed } from './seed';
import { intakeSegments } from './segments';

/** The room in which open inboxes listen; only admins may join it. */
const inbox = 'admin:intakes';

/** Server side of the questionnaire. */
export const server = defineServer(manifest, (core) => {
  const forms = createForms(core);
  return {
    routes: {
      ...draftRoutes(core, forms),
      ...intakeRoutes(core, forms),
      ...inboxRoutes(core, forms),
    } satisfies RoutesOf<typeof endpoints>,
    reacts: [
      reactTo(emailVerified, ({ userId }) => claimIntakes(core, userId)),
      reactTo(intakeChanged, async ({ intakeId, change }) =>
        core.realtime.publish(inbox, 'intake.changed', { intakeId, change }),
      ),
    ],
    provides: [
      provide(intakes, { sentBy: (userIds) => sentBy(core, userIds) }),
      provide(inboxSources, intakeSource),
      provide(intakeStanding, standing),
      provide(figures, submitted),
      provide(traces, sending),
      provide(productFigures, { 'intake.leastAge': limits.age.least }),
      // What a budget covers is said at the prices of today, in every language.
      provide(pageContent, {
        of: ({ language }) => {
          const prices = readPrices(core.ports(productFigures));
          const form = forms.read(language);
          return { ...(prices && { [pricesInPages]: prices }), ...(form && { [formInPages]: form }) };
        },
      }),
      provide(
        contentNouns,
        formContent(() => core.port(studio).read(formNoun, 'en')),
      ),
      provide(stageTimes, planning),
      provide(journeyMarks, firstForms),
      provide(stepTimes, screens),
      provide(segments, intakeSegments(core, forms)),
      provide(breakGlassObjects, {
        kind: 'intake',
        ownerOf: async (db, id) => {
          const row = await Intake.query(db).findById(id).select('user_id', 'email');
          return row ? { userId: row.userId, email: row.email } : null;
        },
      }),
    ],
    publicPages: [intakePage],
    problemTexts: intakeProblemTexts,
    mails: mailTemplates,
    personalData: personalData(core, forms),
    seed: seed(core),
  };
});
