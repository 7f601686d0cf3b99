import { useLayoutEffect, useRef } from 'react';
import styles from './module-boundary.module.css';

/** What the server drew for the address at which this page was opened. */
let drawn: { readonly address: string; readonly main: Element } | null = null;

const currentAddress = (): string => location.pathname + location.search;

/** Keeps a copy of the page the server has drawn, for the case that its code fails. */
export const keepDrawnPage = (place: Element): void => {
  const main = place.querySelector('#main');
  drawn = main && { address: currentAddress(), main: main.cloneNode(true) as Element };
};

/** True while the reader is at the address whose page the server has drawn. */
export const hasDrawnPage = (): boolean => drawn?.address === currentAddress();

/** Without their code these do nothing; links work, and forms that name where they are sent. */
const disableControls = (page: DocumentFragment): void => {
  for (const control of page.querySelectorAll<HTMLButtonElement>('button, input, select, textarea'))
    if (!control.closest('form[action]')) control.disabled = true;
};

/** The page as the server drew it: to read, not to use. */
export const DrawnPage = () => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const page = document.createDocumentFragment();
    for (const node of drawn?.main.childNodes ?? []) page.append(node.cloneNode(true));
    disableControls(page);
    place.current?.replaceChildren(page);
  }, []);
  return <div ref={place} className={styles.drawn} />;
};
