import { create, type ThemeVars } from 'storybook/theming';

type Colors = Readonly<Record<string, string>>;

declare global {
  interface Window {
    /** The colours of ui-kit/tokens.css as hex, written into the page by main.ts. */
    readonly HEDO_COLORS: Readonly<Record<'light' | 'dark', Colors>>;
  }
}

/** Storybook's own frame in our materials. */
const makeLook = (theme: 'light' | 'dark'): ThemeVars => {
  const color = (name: string) => window.HEDO_COLORS[theme][name] ?? '';
  return create({
    base: theme,
    brandTitle: 'Hedo, how it is made',
    brandUrl: './?path=/story/guide-welcome--welcome-page',
    brandTarget: '_self',
    colorPrimary: color('aubergine'),
    colorSecondary: color('aubergine'),
    appBg: color('shade'),
    appContentBg: color('paper'),
    appPreviewBg: color('paper'),
    appHoverBg: color('aubergine-wash'),
    appBorderColor: color('hair'),
    appBorderRadius: 3,
    fontBase: '"Instrument Sans", "Helvetica Neue", Arial, sans-serif',
    fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
    textColor: color('ink'),
    textInverseColor: color('paper'),
    textMutedColor: color('ink-2'),
    barBg: color('paper'),
    barTextColor: color('ink-2'),
    barHoverColor: color('aubergine'),
    barSelectedColor: color('aubergine'),
    buttonBg: color('leaf'),
    buttonBorder: color('hair-strong'),
    booleanBg: color('shade'),
    booleanSelectedBg: color('leaf'),
    inputBg: color('leaf'),
    inputBorder: color('hair-strong'),
    inputTextColor: color('ink'),
    inputBorderRadius: 3,
  });
};

/** The look for the theme of the toolbar. */
export const lookFor = (theme: unknown): ThemeVars => makeLook(theme === 'dark' ? 'dark' : 'light');
