import { type House, type HouseSettings, housePages } from '#core/contract/house';
import type { HouseMark } from '#core/contract/page';
import type { Core } from '#core/contract/server';
import { media } from '#modules/media/public';
import { type ContentFields, studio } from '#modules/studio/public';
import { houseNoun, switchOf } from '../house-content';

const textIn = (fields: ContentFields | null, name: string): string | null => {
  const value = fields?.[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

/** The widths in which a mark is drawn need no more. */
const leastWidth = 96;

const loadMark = async (core: Core, id: string): Promise<HouseMark | null> => {
  const picture = (await core.port(media).pictures(core.db, [id])).get(id);
  if (!picture) return null;
  const { url, width } = picture.srcset.find((one) => one.width >= leastWidth) ?? {
    url: picture.src,
    width: picture.width,
  };
  return { src: url, width, height: Math.round((width * picture.height) / picture.width), type: 'image/webp' };
};

/** What staff published of the house. The picture of its mark is looked up once, when it changes. */
export const createHouseSettings = (core: Core): HouseSettings & { load(): Promise<void> } => {
  let known: { readonly id: string | null; readonly mark: HouseMark | null } = { id: null, mark: null };
  const find = (key: string): ContentFields | null => core.port(studio).find(houseNoun, key, 'en');
  const load = async (): Promise<void> => {
    const id = textIn(find('identity'), 'mark');
    known = { id, mark: known.mark };
    const mark = id === null ? null : await loadMark(core, id);
    if (known.id === id) known = { id, mark };
  };
  const readMark = (): HouseMark | null => {
    if (known.id !== textIn(find('identity'), 'mark'))
      load().catch((error: Error) =>
        core.log.warn('the mark of the house could not be read', { message: error.message }),
      );
    return known.mark;
  };
  const read = (): Partial<House> => {
    const identity = find('identity');
    if (!identity) return {};
    const name = textIn(identity, 'name');
    const contactEmail = textIn(identity, 'contactEmail');
    const [light, dark] = [textIn(find('colours'), 'accentLight'), textIn(find('colours'), 'accentDark')];
    const languages = find('languages');
    const pages = find('pages');
    return {
      ...(name !== null && { name }),
      ...(contactEmail !== null && { contactEmail }),
      phone: textIn(identity, 'phone'),
      address: textIn(identity, 'address'),
      mark: readMark(),
      accent: light !== null && dark !== null ? { light, dark } : null,
      languages: [
        'en',
        ...(languages?.['hasGerman'] === false ? [] : (['de'] as const)),
        ...(languages?.['hasSpanish'] === false ? [] : (['es'] as const)),
      ],
      hiddenRoots: core
        .port(housePages)
        .listSwitchable()
        .flatMap(({ route }) => (pages?.[switchOf(route)] === false ? [route] : [])),
    };
  };
  return { read, load };
};
