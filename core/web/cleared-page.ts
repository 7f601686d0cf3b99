import { useLayoutEffect } from 'react';

/** Takes header, footer and dock away while a page is open (`cleared` of its `WebPage`), or brings them back where it shows something else. */
export const useClearedPage = (cleared: boolean): void => {
  // Before the browser paints: a frame that leaves a moment later would move all that is on the screen.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (cleared) dataset['room'] = '';
    else delete dataset['room'];
    return () => {
      delete dataset['room'];
    };
  }, [cleared]);
};
