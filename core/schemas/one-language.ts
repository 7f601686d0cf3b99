import type { House } from '../contract/house';
import type { Label, OverlayInfo, PageRoot } from '../contract/manifest';
import type { UiLanguage } from '../contract/page';

const inOne = (label: Label, language: UiLanguage): string => {
  if (typeof label === 'string') return label;
  return language === 'en-XA' ? label.en : label[language];
};

/** The words of a module's roots in the language of the page alone: the others would be weight of every first answer. */
export const rootsIn = (
  roots: readonly PageRoot[],
  language: UiLanguage,
  { hiddenRoots }: Pick<House, 'hiddenRoots'>,
): readonly PageRoot[] =>
  roots.map(({ nav, isOptional: _, ...root }) => ({
    ...root,
    ...(hiddenRoots.includes(root.route) && { isHidden: true as const }),
    ...(nav &&
      !hiddenRoots.includes(root.route) && {
        nav: nav.map((entry) => ({ ...entry, label: inOne(entry.label, language) })),
      }),
    ...(root.urgent && { urgent: inOne(root.urgent, language) }),
  }));

/** As `rootsIn`, of overlays. */
export const overlaysIn = (overlays: readonly OverlayInfo[], language: UiLanguage): readonly OverlayInfo[] =>
  overlays.map((overlay) => ({ ...overlay, label: inOne(overlay.label, language) }));
