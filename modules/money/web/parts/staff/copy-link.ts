import { failure } from '#core/web';
import { toast } from '#ui';
import { texts } from './texts/texts';

/** Puts the address of a page into the clipboard. */
export const copyLink = async (path: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    toast({ title: texts('doc.link.copied'), tone: 'success' });
  } catch (error) {
    toast(failure(error, texts('failed')));
  }
};
