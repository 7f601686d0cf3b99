import '#ui';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useLayoutEffect } from 'react';

const inTheme: Decorator = (Story, { globals }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <Story />;
};

const preview: Preview = {
  decorators: [inTheme],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Paper or night',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Paper' },
          { value: 'dark', title: 'Night' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: { test: 'error' },
    viewport: {
      options: {
        narrow: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '390', styles: { width: '390px', height: '844px' } },
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: { storySort: { order: ['Tokens', 'Basics', 'Forms', 'Feedback', 'Overlays', 'Structure', 'Signature'] } },
  },
};

export default preview;
