import { useEffect, useRef } from 'react';
import { Button } from '#ui';
import type { ReplacedPart } from '../../schemas/synthesis';
import { pageLanguage } from '../api/page-language';
import { texts } from '../texts/texts';
import type { Judge } from './judge';
import styles from './replaced.module.css';

const said = ({ title, instead }: ReplacedPart): string => {
  const place = instead === null ? 'left' : 'instead';
  return title === null ? texts(`replaced.${place}.untitled`) : texts(`replaced.${place}`, { title });
};

/** What was called not me and gave way, and a way to bring it back. */
export const Replaced = ({ part, judge }: { readonly part: ReplacedPart; readonly judge: Judge }) => {
  const line = useRef<HTMLParagraphElement>(null);
  const isNew = judge.last === part.itemId;
  useEffect(() => {
    if (isNew) line.current?.focus();
  }, [isNew]);
  return (
    <p className={styles.replaced} lang={pageLanguage()} ref={line} tabIndex={-1}>
      {said(part)}{' '}
      <Button variant="bare" flush onClick={() => void judge.give(part.itemId, 'agree')}>
        {texts('replaced.back')} {part.title !== null && <span className="visually-hidden">{part.title}</span>}
      </Button>
    </p>
  );
};
