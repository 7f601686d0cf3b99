import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '#ui';
import { Cluster } from '#ui/cluster/cluster';
import { Gem } from '#ui/gem/gem';
import { Grid } from '#ui/grid/grid';
import { Page } from '#ui/page/page';
import { Section } from '#ui/section/section';
import './guide.css';

/** Opens another page of the site, out of the frame in which stories are drawn. */
const pageLink = (path: string) => (title: React.ReactNode, className: string) => (
  <a className={className} href={`./?path=${path}`} target="_top">
    {title}
  </a>
);

const pages = [
  [
    'Guide',
    'How to design for Hedo',
    'Materials, rhythm, motion, and what a reviewer sends back.',
    '/story/guide-how-to-design--how-to-design-page',
  ],
  ['Guide', 'Words', 'Voice, the words of the product, and errors that repair.', '/story/guide-words--words-page'],
  ['Guide', 'Icons', 'Every drawing, ready to copy.', '/story/guide-icons--gallery-page'],
  [
    'Tokens',
    'Colour, type, space, motion',
    'With figures measured in your browser, and files for Figma.',
    '/story/tokens-files--files-page',
  ],
  [
    'Layout',
    'Stack, Cluster, Grid, Form, Page, Section',
    'A page that needs no style sheet of its own.',
    '/docs/layout-page--docs',
  ],
  [
    'Screens',
    'Composed pages',
    'Whole pages with their readers and their data.',
    '/story/screens-admin-list--nothing-chosen',
  ],
] as const;

const Welcome = () => (
  <Page
    title="An almanac, and one jewel on the page"
    size="cover"
    lead="Every part that Hedo is made of, with its states, its keys, its measures and what it is for. What you see here is the code that runs."
  >
    <Cluster gap={7} align="center">
      <div className="guide-gem">
        <Gem lit={[1, 2, 3, 5, 6, 8, 9]} current={4} />
      </div>
      <p className="lead">
        People write here what they tell nobody. Calm pages, exact charts, plain words: the parts exist so that a page
        can be all three on the day it is made.
      </p>
    </Cluster>
    <Section title="Where to begin" line>
      <Grid gap={6}>
        {pages.map(([eyebrow, title, text, path]) => (
          <Card key={title} eyebrow={eyebrow} title={title} level={3} link={pageLink(path)}>
            {text}
          </Card>
        ))}
      </Grid>
    </Section>
    <Section title="How this site works" line>
      <ul className="guide-rules">
        <li>
          <p>
            <b>The toolbar</b> above each story changes theme, language, direction, density, motion and width.
            Everything must hold in all of them.
          </p>
        </li>
        <li>
          <p>
            <b>Controls</b> come from the types of the code. What is not in the list cannot be set.
          </p>
        </li>
        <li>
          <p>
            <b>Figures</b> on the page of a part are measured in your browser, and results of axe come from the tests of
            this build.
          </p>
        </li>
        <li>
          <p>
            <b>Search</b> finds parts and screens: press <kbd>Ctrl</kbd> <kbd>K</kbd>.
          </p>
        </li>
      </ul>
    </Section>
  </Page>
);

/** Where to find what. */
const meta = {
  title: 'Guide/Welcome',
  component: Welcome,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Welcome>;
export default meta;

export const WelcomePage: StoryObj<typeof meta> = { name: 'Welcome' };
