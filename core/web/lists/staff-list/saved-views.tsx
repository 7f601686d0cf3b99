import { shellListViews } from '#core/contract/public';
import { buttonClass, Icon } from '#ui';
import { classNames } from '#ui/class-names/class-names';
import { Slot } from '../../slot';
import styles from './staff-list.module.css';
import { texts } from './texts/texts';

interface SavedViewsProps {
  /** One name in the whole product; it is stored. */
  readonly list: string;
  /** Search, filters, order and columns as they stand in the address, without a question mark. */
  readonly address: string;
  /** Where a view of this list is. */
  readonly toHref: (address: string) => string;
}

/** The saved views of a list, with room kept for them until they come. */
export const SavedViews = (props: SavedViewsProps) => (
  <Slot
    of={shellListViews}
    with={props}
    waiting={
      <span className={classNames(buttonClass('bare'), styles.waiting)} aria-hidden="true">
        <Icon name="down" size={16} />
        {texts('views')}
      </span>
    }
  />
);
