import { useState } from 'react';
import { Checkbox } from '#ui/checkbox/checkbox';
import { hasSingleKeys, setSingleKeys } from './key-choice';
import { texts } from './texts/texts';

/** The switch for shortcuts of a single key: in their list, and in the account for those who have turned them off. */
export const SingleKeys = () => {
  const [on, setOn] = useState(hasSingleKeys);
  return (
    <Checkbox
      label={texts('single')}
      hint={texts('single.hint')}
      checked={on}
      onChange={({ target }) => {
        setSingleKeys(target.checked);
        setOn(target.checked);
      }}
    />
  );
};
