import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aFile } from '../testing/files';
import { MediaPage } from './media-page';

/** The files of the house, and their upload. */
const meta = {
  title: 'Screens/Media',
  component: MediaPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof MediaPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = (files: readonly object[]) => ({
  screen: {
    as: 'staff',
    at: '/team-portal/media',
    api: { 'GET /api/studio/media': files, 'GET /api/studio/media/uploads': [] },
  },
});

export const Empty: Story = { parameters: screen([]) };
export const Files: Story = {
  parameters: screen([
    aFile({
      id: 'a',
      kind: 'video',
      picture: null,
      name: 'morning-walk-along-the-shore-before-breakfast.mp4',
      type: 'video/mp4',
    }),
    aFile({ id: 'b', kind: 'document', picture: null, name: 'Packing list.pdf', isPublished: true }),
    aFile({ id: 'c', kind: 'audio', picture: null, name: 'Six breaths.mp3' }),
  ]),
};
