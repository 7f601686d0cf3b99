import { type ChangeEvent, useRef, useState } from 'react';
import { ApiError, api, useSession } from '#core/web';
import { Portrait } from '#core/web/portrait';
import { Alert, Button, toast } from '#ui';
import { removePicture, uploadPicture } from '../../../schemas/endpoints';
import { pictureLimits } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import layout from '../layout/account-layout.module.css';
import type { Account } from '../layout/known-account';
import styles from './picture.module.css';
import { shrink } from './shrink';

const reason = (error: unknown): string => (error instanceof ApiError ? error.message : texts('picture.unreadable'));

/** Shows the new picture in the header at once. */
const tell = (profileImageUrl: string | null): void =>
  useSession.setState(({ user }) => (user ? { user: { ...user, profileImageUrl } } : {}));

/** The picture, with the ways to another one and back to the drawing. */
export const Picture = ({ account, reload }: { readonly account: Account; readonly reload: () => Promise<void> }) => {
  const chooser = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const has = account.profileImageUrl !== null;
  const run = async (work: () => Promise<string | null>): Promise<void> => {
    setWrong(null);
    setPending(true);
    try {
      tell(await work());
      await reload();
      toast({ title: texts('saved'), tone: 'success' });
    } catch (error) {
      setWrong(reason(error));
    }
    setPending(false);
  };
  const send = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    // So that the same file can be chosen again.
    event.target.value = '';
    if (file && file.size > pictureLimits.bytes) setWrong(texts('picture.large'));
    else if (file) void upload(file);
  };
  const upload = (file: File): Promise<void> =>
    run(async () => {
      const content = await shrink(file);
      const sent = await api(uploadPicture, { body: {}, file: { field: 'picture', content } });
      return sent.profileImageUrl;
    });
  const remove = (): Promise<void> =>
    run(async () => {
      await api(removePicture);
      return null;
    });
  const seen = account.role === 'client' ? 'picture.client' : 'picture.team';
  return (
    <div className={styles.picture}>
      <Portrait person={account} size={96} label={texts('picture.of')} />
      <div className={styles.side}>
        <p className="small quiet">{texts(has ? seen : 'picture.none')}</p>
        <div className={layout.acts}>
          <input
            ref={chooser}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            hidden
            tabIndex={-1}
            aria-hidden
            data-testid="picture"
            onChange={send}
          />
          <Button pending={pending} pendingText={texts('picture.sending')} onClick={() => chooser.current?.click()}>
            {texts(has ? 'picture.change' : 'picture.choose')}
          </Button>
          {has && (
            <Button variant="bare" onClick={() => void remove()}>
              {texts('picture.remove')}
            </Button>
          )}
        </div>
        <p className="small quiet">{texts('picture.kinds')}</p>
        {wrong && <Alert tone="error">{wrong}</Alert>}
      </div>
    </div>
  );
};
