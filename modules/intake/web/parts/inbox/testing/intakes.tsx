import { act, screen } from '@testing-library/react';
import { aPerson, renderPage } from '#core/testing/render';
import { useLocation } from '#core/web';
import { Toasts } from '#ui';
import type { IntakeCard, IntakeCounts, IntakeDetail } from '../../../../schemas/admin';
import { InboxPage } from '../../../pages/inbox-page';
import { aSummary } from '../../after/testing/summary';

const hour = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

/** Where the list is asked. */
export const list = '/api/admin/intakes';

/** A questionnaire of a number, due in five hours, or what the overrides say. */
export const aCard = (number: number, overrides: Partial<IntakeCard> = {}): IntakeCard => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  reference: `HJ-AAAA-${String(number).padStart(4, '0')}`,
  firstName: 'Clara',
  lastName: `Moreau ${number}`,
  email: `clara${number}@example.org`,
  journeyType: 'self',
  state: 'received',
  submittedAt: inHours(-43),
  contactDueAt: inHours(5),
  planDueAt: inHours(125),
  contactedAt: null,
  plannedAt: null,
  dueAt: inHours(5),
  overdue: false,
  assignedTo: null,
  claimed: false,
  sample: false,
  version: 1,
  ...overrides,
});

export const ada = { id: '00000000-0000-4000-8000-00000000ada0', name: 'Ada Berg' };

/** The first of the list, opened. */
export const anIntake = (overrides: Partial<IntakeDetail> = {}): IntakeDetail => ({
  ...aCard(1),
  userId: null,
  clientId: null,
  words: {},
  added: [],
  answers: {
    journeyType: 'self',
    firstName: 'Clara',
    lastName: 'Moreau 1',
    email: 'clara1@example.org',
    timezone: 'Europe/Paris',
    currentChallenges: 'I work, and I do not know for what.',
    ratherTalk: ['careerPurpose'],
  },
  sealed: ['medical', 'trauma'],
  held: ['medical', 'trauma'],
  consentSensitive: true,
  chart: aSummary().chart,
  chartMissing: null,
  staff: [ada],
  notes: [],
  history: [
    { kind: 'received', from: null, to: null, assignee: null, at: inHours(-43), by: null },
    { kind: 'opened', from: null, to: null, assignee: null, at: inHours(-1), by: 'Ada Berg' },
  ],
  ...overrides,
});
export const one = anIntake();
export const counts: IntakeCounts = {
  total: 3,
  received: 3,
  contacted: 0,
  planned: 0,
  overdue: 0,
  waiting: 3,
  nextDueAt: inHours(5),
};

const Where = () => <output data-testid="where">{useLocation().search}</output>;

/** Draws the inbox for Ada, with three intakes. */
export const open = (api: Record<string, unknown> = {}, at = '/admin/intakes') =>
  renderPage(
    <>
      <InboxPage />
      <Where />
      <Toasts />
    </>,
    {
      at,
      user: aPerson({ id: ada.id, role: 'admin', firstName: 'Ada' }),
      api: {
        [`GET ${list}`]: [1, 2, 3].map((number) => aCard(number)),
        [`GET ${list}/counts`]: counts,
        [`GET ${list}/${one.id}`]: one,
        ...api,
      },
    },
  );
/** The same with the first one open. */
export const opened = (api: Record<string, unknown> = {}, tab = '') =>
  open(api, `/admin/intakes?intake=${one.id}${tab && `&tab=${tab}`}`);
/** The parameters in the address of the page. */
export const searched = () => screen.getByTestId('where').textContent;
/** The links of the list that are drawn. */
export const rows = () => screen.getAllByRole('link', { name: /^Clara Moreau/ });
/** The next look of the page, as if the tab had come back to the front. */
export const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
