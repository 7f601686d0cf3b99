import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Answers } from '../../schemas/answers';
import { IntakePage } from './intake-page';

const hold = (answers: Answers): void =>
  localStorage.setItem('hedo.intake.visitor', JSON.stringify({ answers: { isAdult: true, ...answers } }));

/** One step of the questionnaire; the rest of the page has stepped back. */
const meta = {
  title: 'Screens/Questionnaire',
  component: IntakePage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
  },
} satisfies Meta<typeof IntakePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const api = {
  'GET /api/intake-drafts/me': () => null,
};
const at = (step: number) => ({
  screen: { at: `/enhanced-intake?step=${step}`, path: '/enhanced-intake', api },
});

export const Beginning: Story = { parameters: at(1) };
export const GoalsChosen: Story = {
  parameters: at(3),
  beforeEach: () =>
    hold({
      primaryGoals: ['Relationship Patterns', 'Career Transition', 'Self-Worth & Confidence'],
      currentChallenges: 'I was offered the role I wanted, and I could not say yes.',
    }),
};
export const SomethingMissing: Story = {
  parameters: at(5),
  beforeEach: () => hold({ currentChallengesDeep: 'At work, mostly.', ratherTalk: ['triggerSituations'] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
  },
};
export const CheckingAnswers: Story = { parameters: at(16) };
