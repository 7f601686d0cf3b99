import { classNames, Icon } from '#ui';
import type { ArticleType } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from './kind.module.css';

/** A sheet, headphones, a triangle, a compass. */
const shapes = {
  article: <path d="M6.5 4.5h11v15h-11zM9.5 9h5M9.5 12h5M9.5 15h3" />,
  audio: <path d="M4.5 15.5v-3a7.5 7.5 0 0 1 15 0v3M4.5 14h3v5h-1a2 2 0 0 1-2-2zM19.5 14h-3v5h1a2 2 0 0 0 2-2z" />,
  video: <path d="M8 5.5v13l10-6.5z" />,
  guide: <path d="M12 4.2a7.8 7.8 0 1 0 0 15.6 7.8 7.8 0 0 0 0-15.6zM15.2 8.8l-1.8 4.6-4.6 1.8 1.8-4.6z" />,
} as const;

/** The badge that says what an article mainly is: Video, Audio, Guide, otherwise Article. */
export const Kind = ({ type, className }: { readonly type: ArticleType; readonly className?: string }) => (
  <span className={classNames(styles.kind, className)}>
    <Icon shape={shapes[type]} size={16} />
    {texts(`type.${type}`)}
  </span>
);
