import { Alert, Button } from '#ui';
import type { Versions } from '../../api/use-versions';
import { texts } from './texts/texts';

/** Brings the earlier versions into a list; nothing where the first one is shown. */
export const MoreVersions = ({ versions: { rows, error, busy, more } }: { readonly versions: Versions }) => (
  <>
    {rows && error && <Alert tone="error">{error.message}</Alert>}
    {more && (
      <Button pending={busy} onClick={() => void more()}>
        {texts('showEarlier')}
      </Button>
    )}
  </>
);
