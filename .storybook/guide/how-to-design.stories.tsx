import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Alert, Button, Field, TextInput } from '#ui';
import { Cluster } from '#ui/cluster/cluster';
import { Form } from '#ui/form/form';
import { Grid } from '#ui/grid/grid';
import { Page } from '#ui/page/page';
import { Section } from '#ui/section/section';
import { Stack } from '#ui/stack/stack';
import './guide.css';

const code = `<Page title="Write to us" width="measure">
  <Form onSubmit={send} errors={errors} actions={<Button type="submit" variant="loud">Send message</Button>}>
    <Field label="Full name" error={errorOf('name')}><TextInput autoComplete="name" /></Field>
    <Field label="Your message"><Textarea rows={4} /></Field>
  </Form>
</Page>`;

const HowToDesign = () => (
  <Page title="How to design for Hedo" size="page" lead="Ten rules, and the reasons that a reviewer will give you.">
    <Section title="Rules">
      <ol className="guide-rules">
        {rules.map(([name, text]) => (
          <li key={name}>
            <Stack gap={1}>
              <b>{name}</b>
              <p className="quiet">{text}</p>
            </Stack>
          </li>
        ))}
      </ol>
    </Section>
    <Section
      title="Materials"
      intro="Paper by day, night after dark. Each colour is a pair, and both values were chosen."
      line
    >
      <Grid columns="narrow" gap={5}>
        {[
          ['paper', 'The ground of every page'],
          ['ink', 'Text'],
          ['aubergine', 'Action: one loud button'],
          ['gold', 'Attention and progress, the gem'],
          ['verdigris', 'Success and calm'],
        ].map(([name, use]) => (
          <Stack key={name} gap={2}>
            <div className="guide-swatch" style={{ background: `var(--${name})` }} />
            <code className="small">--{name}</code>
            <span className="small quiet">{use}</span>
          </Stack>
        ))}
      </Grid>
    </Section>
    <Section
      title="The obvious form"
      intro="Six layout parts carry a page. No style sheet, and the rhythm is right."
      line
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className="guide-code" tabIndex={0}>
        <code>{code}</code>
      </pre>
      <Form onSubmit={() => undefined} actions={<Button variant="loud">Send message</Button>}>
        <Field label="Full name">
          <TextInput autoComplete="name" />
        </Field>
        <Field label="Email" hint="We answer to this address.">
          <TextInput type="email" autoComplete="email" />
        </Field>
      </Form>
    </Section>
    <Section title="One screen, one voice" intro="What stands next to the loud button stays quiet." line>
      <Stack>
        <Alert tone="attention" title="Your draft is older.">
          Another device saved at 14:05.
        </Alert>
        <Cluster>
          <Button variant="loud">Compare both</Button>
          <Button variant="bare">Decide later</Button>
        </Cluster>
      </Stack>
    </Section>
    <Section title="Before you ask for a review" line>
      <ul>
        {checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
    </Section>
  </Page>
);

const rules = [
  ['One idea a screen', 'The next step is in sight, and one button alone is loud.'],
  ['Type before boxes', 'Size, weight and space tell what belongs together. A box or a shadow is the last resort.'],
  ['The serif speaks for people', 'Display, reading, and the own words of a client. The interface is the grotesque.'],
  ['One accent a screen', 'Aubergine acts, gold draws attention, verdigris calms. Two of them compete.'],
  ['Ornament is data', 'Covers, stars and rosettes are drawn from the thing itself. There are no stock pictures.'],
  ['Colour never speaks alone', 'A status has a glyph and a word; a line in a chart has a stroke of its own.'],
  ['Phones first, and 320 px', 'One column, targets of 44 px, and nothing that only a pointer finds.'],
  ['Nothing jumps', 'What is on its way has its place from the start. Pictures have a ratio, lists a height.'],
  ['Motion shows where something came from', '160 or 240 ms, and none of it when less motion is wished.'],
  [
    'Errors stay, success leaves',
    'An error says what is wrong and what to do, where it happened, until it is put right.',
  ],
] as const;

const checks = [
  'By keyboard alone: can everything be reached, and is it always clear where one is?',
  'At 320, 390, 820 and 1440 px, by day and by night, in German, and from right to left.',
  'With nothing in it, with far too much in it, while it loads, and when it fails.',
  'With every sentence read aloud: would one say that to a person across a table?',
];

/** The rules of the look, and why they are so. */
const meta = {
  title: 'Guide/How to design',
  component: HowToDesign,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof HowToDesign>;
export default meta;

export const HowToDesignPage: StoryObj<typeof meta> = { name: 'How to design for Hedo' };
