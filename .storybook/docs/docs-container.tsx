import { DocsContainer, type DocsContainerProps, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { lookFor } from '../look';

type Context = DocsContainerProps['context'];

/** From this page itself: stories in frames of their own announce theirs, too. */
const readTheme = (context: Context): string => {
  const [story] = context.componentStories();
  return story && context.getStoryContext(story).globals.theme === 'dark' ? 'dark' : 'light';
};

const useTheme = (context: Context): string => {
  const [theme, setTheme] = useState(() => readTheme(context));
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = () => setTheme(readTheme(context));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  return theme;
};

/** The theme of the toolbar, on pages that show several stories. */
export const useDocsTheme = (): string => useTheme(useContext(DocsContext));

/** Pages about a part in the theme of the toolbar, the parts on them included. */
export const ThemedDocs = (props: DocsContainerProps) => {
  const theme = useTheme(props.context);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={lookFor(theme)} />;
};
