import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Field } from '#ui';
import { Combobox, type ComboboxProps } from './combobox';
import type { Search } from './use-options';

interface Place {
  id: string;
  name: string;
  region: string;
}

const places: Place[] = [
  { id: '1', name: 'Montréal', region: 'Quebec, Canada' },
  { id: '2', name: 'Montreuil', region: 'Île-de-France, France' },
  { id: '3', name: 'Montreux', region: 'Vaud, Switzerland' },
  { id: '4', name: 'Monterey', region: 'California, United States' },
];

const find: Search<Place> = async (text) =>
  places.filter((place) => place.name.toLowerCase().startsWith(text.toLowerCase()));

function InField(props: ComboboxProps<Place>) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ minHeight: 320, maxWidth: 440 }}>
      <Field label="Birth place" hint="Town and country">
        <Combobox {...props} value={value} onChange={setValue} />
      </Field>
    </div>
  );
}

/** A box that searches while one types. */
const meta = {
  title: 'Forms/Combobox',
  component: Combobox<Place>,
  render: (args) => <InField key={args.value?.id} {...args} />,
  args: {
    value: null,
    onChange: () => undefined,
    search: find,
    optionKey: (place) => place.id,
    optionText: (place) => `${place.name}, ${place.region}`,
    renderOption: (place) => (
      <>
        {place.name}
        <small>{place.region}</small>
      </>
    ),
    delay: 0,
  },
} satisfies Meta<typeof Combobox<Place>>;
export default meta;
type Story = StoryObj<typeof meta>;

const type =
  (text: string, ...keys: string[]): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, text);
    await canvas.findByRole('listbox');
    for (const key of keys) await userEvent.keyboard(key);
  };

export const Empty: Story = {};
export const Chosen: Story = { args: { value: places[0] ?? null } };
export const Open: Story = { play: type('mont', '{ArrowDown}', '{ArrowDown}') };
export const Choosing: Story = {
  play: async (context) => {
    await type('mont', '{ArrowDown}', '{ArrowDown}', '{Enter}')(context);
    await expect(context.canvas.getByRole('combobox')).toHaveValue('Montreuil, Île-de-France, France');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Clear' }));
    await expect(context.canvas.getByRole('combobox')).toHaveFocus();
  },
};
export const NothingFound: Story = { play: type('zz') };
export const Searching: Story = { args: { search: () => new Promise(() => undefined) }, play: type('mon') };
export const Failed: Story = { args: { search: () => Promise.reject(new Error('offline')) }, play: type('mon') };
export const Disabled: Story = { args: { value: places[0] ?? null, disabled: true } };
export const Narrow: Story = { ...Open, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
