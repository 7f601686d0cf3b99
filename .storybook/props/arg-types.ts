import { createElement, isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types';
import { Button } from '#ui';
import { type PropDocs, partProps } from './part-props';

/** What parts take over from the element they draw: shown when a story sets it, or always when the part is about it. */
const inherited: Readonly<Record<string, string>> = {
  children: 'What it says.',
  disabled: 'Cannot be used for now. Say next to it why.',
  href: 'Where it leads.',
  onClick: 'Runs when it is pressed, by pointer or by key.',
  onChange: 'Runs at each change.',
  placeholder: 'An example of an answer, never the name of the field.',
  rows: 'Lines that are shown at first.',
  type: 'The kind of element, as in HTML.',
  autoComplete: 'What browsers and password managers may fill in, as in HTML.',
  defaultValue: 'What it holds at first.',
  defaultChecked: 'Whether it is on at first.',
  maxLength: 'The most signs it takes.',
  value: 'What it holds, when the page keeps it.',
  checked: 'Whether it is on, when the page keeps that.',
  alt: 'What the picture shows, for screen readers.',
};
const alwaysShown = new Set(['disabled', 'placeholder', 'children']);

const asInTheStory = 'As in the story';
const nothing = 'Nothing';
const isLiteral = (text: string) => /^(".*"|-?\d+(\.\d+)?|true|false)$/.test(text);
/** Nobody types code into a control. */
const isCode = (type: string) => /=>|EventHandler|^Search<|^ElementType|^OwnLink/.test(type);
const isText = (type: string) =>
  /^(string|ReactNode|Width<|Height<|HTMLInputAutoCompleteAttribute|string \| (number|null|undefined))/.test(type);

/** Can be written as JSON and read back as the same. */
const isData = (value: unknown): boolean => {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (typeof value !== 'object' || isValidElement(value)) return false;
  return Object.values(value).every((inner) => inner === undefined || isData(inner));
};

/** A choice between what the story shows and what else can be shown without writing code. */
const choose = (value: unknown, others: Readonly<Record<string, unknown>>): InputType => ({
  control: { type: 'select' },
  options: [asInTheStory, ...Object.keys(others)],
  mapping: { [asInTheStory]: value, ...others },
});

/**
 * The control that lets a designer set a prop to anything that its type allows and a hand can type. What no hand can type is chosen
 * from the `mapping` that stories give for it in `argTypes`, or has no control if they say so.
 */
const controlFor = (
  { name, type, choices, required }: PropDocs,
  value: unknown,
  { mapping: examples, control }: Pick<InputType, 'mapping' | 'control'>,
): InputType => {
  // Storybook has turned `control: false` into this before it comes here.
  const inCode = typeof control === 'object' && control.disable === true;
  const without = required ? {} : { [nothing]: undefined };
  if (examples) return choose(value, { ...without, ...examples });
  if (isCode(type) || inCode)
    return {
      control: false,
      type: { name: 'function', required },
      table: { category: name.startsWith('on') ? 'Events' : 'Set in code' },
    };
  if (choices?.every(isLiteral)) {
    const options = choices.map((choice) => JSON.parse(choice) as unknown);
    return { control: { type: options.length > 4 ? 'select' : 'inline-radio' }, options };
  }
  // A switch has no third place for what was left out, and offers to set it first.
  if (type === 'boolean' && value === undefined)
    return { control: { type: 'inline-radio', labels: { true: 'yes', false: 'no' } }, options: [true, false] };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'number') return { control: { type: 'number' } };
  if (type.startsWith('ReactElement'))
    return choose(value, { ...without, 'Another button': createElement(Button, null, 'Another button') });
  if (value !== undefined && !isData(value))
    return choose(value, {
      ...without,
      ...(Array.isArray(value) && { 'An empty list': [] }),
      ...(isText(type) && { Words: 'A few words' }),
    });
  if (isText(type)) return { control: { type: 'text' } };
  if (value === undefined) return choose(undefined, without);
  return { control: { type: 'object' }, type: { name: 'object', value: {}, required } };
};

/** What a story sets and no type of ours names, such as the children of a button. */
const undocumented = (name: string): PropDocs => ({
  name,
  description: '',
  required: false,
  type: 'ReactNode',
  isInherited: true,
});

/**
 * Makes the table of props and its controls from what the compiler says. A story around a part names the parts whose props it
 * takes in `parameters.describes`.
 */
export const describeProps: ArgTypesEnhancer = ({ component, parameters, argTypes, initialArgs }) => {
  const name = (component as { name?: string } | undefined)?.name ?? '';
  const names = (parameters.describes as readonly string[] | undefined) ?? [name];
  const documented = names.flatMap((part) => partProps[part]?.props ?? []);
  const isShown = (prop: PropDocs) =>
    initialArgs[prop.name] !== undefined || (names.length === 1 && (!prop.isInherited || alwaysShown.has(prop.name)));
  const others = Object.keys(initialArgs).filter((key) => !documented.some((prop) => prop.name === key));
  const shown = [...documented.filter(isShown), ...others.map(undocumented)];
  if (shown.every(({ isInherited }) => isInherited) && documented.length === 0) return argTypes;
  return Object.fromEntries(
    shown.map((prop) => {
      const { description, mapping, control } = argTypes[prop.name] ?? {};
      const made = describeProp(prop, initialArgs[prop.name], { mapping, control });
      return [prop.name, description ? { ...made, description } : made];
    }),
  );
};

const describeProp = (prop: PropDocs, value: unknown, own: Pick<InputType, 'mapping' | 'control'>): StrictInputType => {
  const { control, table, ...more } = controlFor(prop, value, own);
  return {
    name: prop.name,
    description: prop.description || (prop.isInherited || prop.name === 'children' ? (inherited[prop.name] ?? '') : ''),
    type: { name: 'other', value: prop.type, required: prop.required },
    ...more,
    ...(control !== false && { control }),
    table: {
      ...table,
      type: { summary: prop.choices ? prop.choices.join(' | ') : prop.type },
      ...(prop.defaultValue !== undefined && { defaultValue: { summary: prop.defaultValue } }),
    },
  } as StrictInputType;
};
