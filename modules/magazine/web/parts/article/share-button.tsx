import { Icon, toast } from '#ui';
import { share } from '#ui/icon/shapes';
import { articlePagePath } from '../../../schemas/paths';
import { texts } from '../../texts/texts';
import styles from './share-button.module.css';

/** Hands the article's own address to the device, or to the clipboard; says so only when it is there. */
const send = async (slug: string, title: string): Promise<void> => {
  const url = new URL(articlePagePath(slug), location.origin).href;
  if (navigator.share) {
    // Refusing is a choice, and what was chosen shows itself.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: texts('share.done'), tone: 'success' });
  } catch {
    toast({ title: texts('share.failed'), description: url, tone: 'error' });
  }
};

export const ShareButton = ({ slug, title }: { readonly slug: string; readonly title: string }) => (
  <button type="button" className={styles.share} aria-label={texts('share')} onClick={() => void send(slug, title)}>
    <Icon shape={share} />
  </button>
);
