import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AlmanacPage } from './almanac-page';

const meta: Meta<typeof AlmanacPage> = { component: AlmanacPage };
export default meta;
export const Seasons: StoryObj<typeof AlmanacPage> = {};
