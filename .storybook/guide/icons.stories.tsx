import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ReactNode, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Field, Icon, type IconName, TextInput } from '#ui';
import { Cluster } from '#ui/cluster/cluster';
import { Grid } from '#ui/grid/grid';
import * as shapes from '#ui/icon/shapes';
import { Page } from '#ui/page/page';
import { Section } from '#ui/section/section';
import { Tabs } from '#ui/tabs/tabs';
import { partProps } from '../props/part-props';
import './guide.css';

/** The names that the type of the prop allows, so that the gallery is complete by itself. */
const names = (partProps.Icon?.props.find(({ name }) => name === 'name')?.choices ?? []).map(
  (choice) => JSON.parse(choice) as IconName,
);

type Format = 'jsx' | 'svg';

const toSvg = (drawing: SVGElement | null): string => {
  const copy = drawing?.cloneNode(true) as SVGElement | undefined;
  if (!copy) return '';
  for (const name of ['class', 'aria-hidden']) copy.removeAttribute(name);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  for (const [name, value] of Object.entries({ fill: 'none', stroke: 'currentColor', 'stroke-width': '1.5' }))
    if (!copy.hasAttribute(name)) copy.setAttribute(name, value);
  return copy.outerHTML;
};

const IconTile = ({
  name,
  code,
  format,
  children,
}: {
  readonly name: string;
  readonly code: string;
  readonly format: Format;
  readonly children: ReactNode;
}) => {
  const tile = useRef<HTMLButtonElement>(null);
  const [result, setResult] = useState<string | null>(null);
  const copy = () => {
    const text = format === 'jsx' ? code : toSvg(tile.current?.querySelector('svg') ?? null);
    return navigator.clipboard.writeText(text).then(
      () => setResult('Copied'),
      () => setResult('Could not copy'),
    );
  };
  return (
    <button ref={tile} type="button" className="guide-icon" onClick={() => void copy()} onBlur={() => setResult(null)}>
      {children}
      <code>{name}</code>
      <span aria-live="polite" className="quiet">
        {result ?? 'Copy'}
      </span>
    </button>
  );
};

const Gallery = () => {
  const [query, setQuery] = useState('');
  const [format, setFormat] = useState<Format>('jsx');
  const matches = (name: string) => name.toLowerCase().includes(query.trim().toLowerCase());
  const shared = names.filter(matches);
  const rare = Object.entries(shapes).filter(([name]) => matches(name));
  return (
    <Page
      title="Icons"
      size="page"
      lead="Our own strokes in a box of 24 units. Press one to copy it. Each stands next to a word."
    >
      <Cluster gap={6} className="guide-find">
        <Field label="Find an icon">
          <TextInput type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </Field>
        <Tabs<Format>
          label="What is copied"
          value={format}
          onChange={setFormat}
          tabs={[
            { value: 'jsx', label: 'As code', content: null },
            { value: 'svg', label: 'As SVG', content: null },
          ]}
        />
      </Cluster>
      <Section title="On every page" intro="By name, with what every page loads." line>
        <Grid columns="narrow" gap={4} className="guide-icons">
          {shared.map((name) => (
            <IconTile key={name} name={name} format={format} code={`<Icon name="${name}" />`}>
              <Icon name={name} size={28} />
            </IconTile>
          ))}
        </Grid>
      </Section>
      <Section title="For some pages" intro="From icon/shapes: only the pages that draw them load them." line>
        <Grid columns="narrow" gap={4} className="guide-icons">
          {rare.map(([name, shape]) => (
            <IconTile key={name} name={name} format={format} code={`<Icon shape={${name}} />`}>
              <Icon shape={shape} size={28} />
            </IconTile>
          ))}
        </Grid>
      </Section>
      {shared.length + rare.length === 0 && <p role="status">No icon has “{query.trim()}” in its name.</p>}
    </Page>
  );
};

/** Every icon, to search and to copy. */
const meta = {
  title: 'Guide/Icons',
  component: Gallery,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Gallery>;
export default meta;

export const GalleryPage: StoryObj<typeof meta> = {
  name: 'Gallery',
  play: async ({ canvas, userEvent }) => {
    await expect(names.length).toBeGreaterThan(15);
    await userEvent.type(canvas.getByLabelText('Find an icon'), 'eye');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /eye/ })).toHaveLength(2));
    await userEvent.clear(canvas.getByLabelText('Find an icon'));
    await expect(canvas.getAllByRole('button')).toHaveLength(names.length + Object.keys(shapes).length);
  },
};
