import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button, Field, Progress, Textarea } from '#ui';
import { Chip } from '../chip/chip';
import { ErrorSummary } from '../error-summary/error-summary';
import { Slider } from '../slider/slider';
import styles from './screens.module.css';

const areas = ['Work', 'Family', 'Love', 'Body', 'Money', 'Faith', 'Home'];
const most = 3;

/** One step of a long form: number, serif question, hint, error, field, count and saved note; phones keep the way on in sight. */
function IntakeStep() {
  const [stuck, setStuck] = useState('At work, mostly.');
  const [chosen, setChosen] = useState(['Work', 'Family', 'Love']);
  const [alone, setAlone] = useState(4);
  const [asked, setAsked] = useState(false);
  const error = asked && stuck.length < 20 ? 'Please elaborate on your current challenges' : null;
  return (
    <main className={styles.step}>
      <header className={styles.where}>
        <p className="quiet small">Step 5 of 17</p>
        <Progress label="Steps" value={5} max={17} />
      </header>
      <h1 className={styles.title}>Where you are stuck, and what sets it off</h1>
      <ErrorSummary errors={error ? [{ id: 'stuck', text: error }] : []} />
      <section className={styles.question}>
        <Field
          id="stuck"
          className={styles.field}
          label={<span className={styles.asked}>Where in your life do you feel stuck right now?</span>}
          hint="At least 20 characters. Name one place, and how long it has been so."
          error={error}
        >
          <Textarea rows={4} value={stuck} onChange={(event) => setStuck(event.target.value)} />
        </Field>
        <p className={styles.kept}>
          <span className="tnum">{stuck.length} characters</span> <span>Saved on this device, 14:02</span>
        </p>
      </section>
      <fieldset className={styles.question}>
        <legend className={styles.asked}>Which areas does it touch?</legend>
        <p className="quiet small">
          At most three. {chosen.length === most && 'To choose another, take one back first.'}
        </p>
        <div className={styles.chips}>
          {areas.map((area) => {
            const pressed = chosen.includes(area);
            return (
              <Chip
                key={area}
                pressed={pressed}
                blocked={!pressed && chosen.length === most}
                onClick={() => setChosen(pressed ? chosen.filter((other) => other !== area) : [...chosen, area])}
              >
                {area}
              </Chip>
            );
          })}
        </div>
      </fieldset>
      <section className={styles.question}>
        <Slider
          label="How alone are you with it?"
          value={alone}
          onChange={setAlone}
          min={0}
          max={10}
          text={(value) => (value === 0 ? 'Not at all' : value === 10 ? 'Entirely' : `${value} of 10`)}
        />
      </section>
      <div className={styles.way}>
        <Button>Back</Button>
        <Button variant="loud" onClick={() => setAsked(true)}>
          Continue
        </Button>
      </div>
    </main>
  );
}

const meta = {
  title: 'Screens/Intake step',
  component: IntakeStep,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof IntakeStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answering: Story = {};
export const SomethingMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('region', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Please elaborate on your current challenges' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
