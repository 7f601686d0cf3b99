import '../ui-kit/tokens.css';
import '../ui-kit/base.css';
import '../ui-kit/fonts.css';
import './preview.css';
import './docs/docs.css';
import type { Preview } from '@storybook/react-webpack5';
import { ThemedDocs } from './docs/docs-container';
import { DocsPage } from './docs/docs-page';
import { inDensity } from './in-density';
import { inPage, speak } from './in-page';
import { describeProps } from './props/arg-types';
import { inScreen } from './screen';
import { inStates } from './states';

const choice = (
  title: string,
  icon: 'contrast' | 'globe' | 'listunordered' | 'play' | 'transfer',
  items: Record<string, string>,
) => ({
  description: title,
  toolbar: {
    ...{ title, icon, dynamicTitle: true },
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});

const preview: Preview = {
  // The last one stands outermost.
  decorators: [inDensity, inStates, inScreen, inPage],
  loaders: [speak],
  argTypesEnhancers: [describeProps],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', direction: 'ltr', language: 'en', density: 'wide', motion: 'full' },
  globalTypes: {
    theme: choice('Theme', 'contrast', { light: 'Paper', dark: 'Night' }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    language: choice('Language', 'globe', { en: 'English', de: 'Deutsch', es: 'Español', 'en-XA': 'Strange English' }),
    density: choice('Density', 'listunordered', { wide: 'Wide rows', close: 'Close rows' }),
    motion: choice('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: { test: 'error' },
    docs: { page: DocsPage, container: ThemedDocs, codePanel: true },
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
        order: [
          'Guide',
          ['Welcome', 'How to design', 'Words', 'Icons'],
          'Tokens',
          ['Colour', 'Type', 'Space', 'Motion', 'Files'],
          'Layout',
          ['Page', 'Page heading', 'Section', 'Page section', 'Form', 'Stack', 'Cluster', 'Grid'],
          'Basics',
          'Forms',
          'Feedback',
          'Overlays',
          'Structure',
          'Signature',
          '*',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
