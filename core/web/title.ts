import { useEffect } from 'react';

/** Names the page in the tab and for screen readers: `useTitle('Twelve Labors')`. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === 'Hedo' ? title : `${title} · Hedo`;
  }, [title]);
};
