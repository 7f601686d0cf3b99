import { getPageData, type UiLanguage } from '#core/web';
import { setWords, type Words } from '#ui';

const load: Readonly<Partial<Record<UiLanguage, () => Promise<Words>>>> = {
  de: () => import('#ui/words/de').then(({ german }) => german),
  es: () => import('#ui/words/es').then(({ spanish }) => spanish),
};
const loaded = new Map<UiLanguage, Words>();

/** Brings in the words which the kit's parts say by themselves; what fails stays English. */
export const loadUiKitTexts = async (languages: readonly UiLanguage[]): Promise<void> => {
  await Promise.all(
    languages.map(async (language) => {
      const words = await load[language]?.().catch(() => undefined);
      if (words) loaded.set(language, words);
    }),
  );
};

/** Lets the parts speak the language of the page from now on. Called before anything is drawn. */
export const applyUiKitTexts = (): void => setWords(loaded.get(getPageData().language));

/** For the browser: resolves when the parts speak the page's language; null when they do already. */
export const uiKitTextsReady = (): Promise<void> | null => {
  const { language } = getPageData();
  return load[language] ? loadUiKitTexts([language]).then(applyUiKitTexts) : null;
};
