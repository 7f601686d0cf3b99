import type { PartDocs } from '../../.storybook/docs/part-docs';
import { PageHeading } from './page-heading';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-23', text: 'First version.' }],
  anatomy: {
    show: <PageHeading size="tool">Consultation Requests</PageHeading>,
    rows: [['Heading', 'h1', 'At the left edge of the content, under the logo.']],
  },
  keyboard: 'It takes the focus by itself when a page opens, and shows no ring: it is no control.',
  accessibility: [
    'One h1 a page; the focus goes to it after a change of page, so that screen readers say where one is.',
  ],
  dos: [{ show: <PageHeading size="tool">Clients</PageHeading>, text: '`tool` for lists, forms and inboxes.' }],
  donts: [
    {
      show: <PageHeading size="cover">Clients</PageHeading>,
      text: 'A cover over a list that somebody opens forty times a day.',
    },
  ],
};
