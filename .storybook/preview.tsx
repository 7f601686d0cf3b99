import '../ui-kit/tokens.css';
import '../ui-kit/base.css';
import '../ui-kit/fonts.css';
import './preview.css';
import type { Preview } from '@storybook/react-webpack5';
import { DocsPage } from './docs-page';
import { inPage, speak } from './in-page';
import { inScreen } from './screen';
import { inStates } from './states';

const choice = (title: string, icon: 'contrast' | 'globe' | 'transfer', items: Record<string, string>) => ({
  description: title,
  toolbar: {
    ...{ title, icon, dynamicTitle: true },
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});

const preview: Preview = {
  // The last one stands outermost.
  decorators: [inStates, inScreen, inPage],
  loaders: [speak],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', direction: 'ltr', language: 'en' },
  globalTypes: {
    theme: choice('Theme', 'contrast', { light: 'Paper', dark: 'Night' }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    language: choice('Language', 'globe', { en: 'English', de: 'Deutsch', es: 'Español', 'en-XA': 'Strange English' }),
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: { test: 'error' },
    docs: { page: DocsPage },
    viewport: {
      options: {
        narrow: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '390', styles: { width: '390px', height: '844px' } },
        tablet: { name: '820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: ['Screens', 'Signature', 'Tokens', 'Basics', 'Forms', 'Feedback', 'Overlays', 'Structure'],
      },
    },
  },
};

export default preview;
