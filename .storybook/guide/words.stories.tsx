import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Page } from '#ui/page/page';
import { Section } from '#ui/section/section';
import './guide.css';

type Pairs = readonly (readonly [instead: string, write: string])[];

const Words = () => (
  <Page title="Words" size="page" lead="Plain, warm, exact. Somebody may read it at three in the morning.">
    <Section title="Voice">
      <ul className="guide-rules">
        {voice.map((rule) => (
          <li key={rule}>
            <p>{rule}</p>
          </li>
        ))}
      </ul>
    </Section>
    <Section title="Buttons and headings" intro="A button says what happens. A heading says what is here." line>
      <PairTable pairs={buttons} />
    </Section>
    <Section title="Errors" intro="What is wrong, then what to do. Never whose fault it is." line>
      <PairTable pairs={errors} />
    </Section>
    <Section
      title="Empty and waiting"
      intro="Empty places teach the first step. What waits says what is under way."
      line
    >
      <PairTable pairs={states} />
    </Section>
    <Section title="Words of the product" intro="The same word everywhere, in all three languages." line>
      <table className="guide-pairs">
        <thead>
          <tr>
            <th scope="col">Write</th>
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {terms.map(([term, meaning]) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  </Page>
);

const PairTable = ({ pairs }: { readonly pairs: Pairs }) => (
  <table className="guide-pairs">
    <thead>
      <tr>
        <th scope="col">Instead of</th>
        <th scope="col">Write</th>
      </tr>
    </thead>
    <tbody>
      {pairs.map(([instead, write]) => (
        <tr key={instead}>
          <td>{instead}</td>
          <td>{write}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const voice = [
  'Second person, present tense: “You can change this at any time.”',
  'Short words that are in use. No exclamation marks, no emoji.',
  'No promise of healing and no diagnosis. A reading suggests; the client decides.',
  'Say who can read something in the place where it is written.',
  'Success is said after it has happened, never before.',
  'Dates, numbers and times in the form of the reader’s language, with the name of the zone.',
];
const buttons: Pairs = [
  ['OK', 'Save Response'],
  ['Submit', 'Send request'],
  ['Are you sure?', 'Delete this answer?'],
  ['Yes / No', 'Delete answer / Leave it'],
  ['Information', 'What your guide sees'],
];
const errors: Pairs = [
  ['Invalid input', 'Enter an email address in the form name@example.com'],
  ['Something went wrong', 'The answer could not be loaded. Check your connection and try again.'],
  ['Access denied', 'You do not have access to this page. The owner can share it with you.'],
  ['Conflict', 'Somebody changed this while you were writing. Compare both versions.'],
  ['Required field', 'Enter your full name'],
];
const states: Pairs = [
  ['No data', 'No requests yet. Share the link of the form, and requests arrive here.'],
  ['Loading…', 'Finding matches…'],
  ['Oops, nothing found!', 'No articles found. Try other words, or clear the filters.'],
  ['Saved successfully!', 'Saved at 14:05'],
];
const terms: Pairs = [
  ['Labor', 'One of the twelve questions. Always with a capital letter.'],
  ['Reading', 'The essay made from the answers, with the client’s own sentences.'],
  ['Guide', 'A person who accompanies; never a coach or a provider.'],
  ['Pod', 'A small group of clients with a guide.'],
  ['Segment', 'A part of what a client wrote, which is shared or not.'],
  ['Gem', 'The picture of the twelve Labors.'],
];

/** Voice, words and errors. */
const meta = {
  title: 'Guide/Words',
  component: Words,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Words>;
export default meta;

export const WordsPage: StoryObj<typeof meta> = { name: 'Words' };
