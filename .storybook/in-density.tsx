import type { Decorator } from '@storybook/react-webpack5';

/** Where lists of staff keep it (core/web/lists/staff-list). */
const densityKey = 'list-density';

/** How close rows are: in lists, which ask the device, and in parts that take it. A part that is close in its story stays so. */
export const inDensity: Decorator = (Story, { args, argTypes, globals }) => {
  const density = globals.density === 'close' ? 'close' : 'wide';
  localStorage.setItem(densityKey, density);
  const isTaken = density === 'close' && 'dense' in argTypes;
  return <Story key={density} args={isTaken ? { ...args, dense: true } : args} />;
};
