import { useEffect } from 'react';
import { productName } from '#core/contract/house';
import { getHouse } from './house';

/** Names the page in the tab and for screen readers: `useTitle('Twelve Labors')`. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    const { name } = getHouse();
    document.title = title === name || title === productName ? name : `${title} · ${name}`;
  }, [title]);
};
