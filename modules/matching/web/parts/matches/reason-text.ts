import type { MatchPart } from '../../../schemas/match';
import { texts } from '../../texts/texts';
import { nameOf, namesOf, titleOf } from './names/names';

/** A reason in the language of the page; results of older runs have theirs in English alone. */
export const reasonText = ({ words, reason }: Pick<MatchPart, 'words' | 'reason'>): string => {
  if (!words) return reason;
  const { key, of } = words;
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = of;
  switch (key) {
    case 'specialization':
      return texts('reason.specialization', { name: nameOf(first), sentence: second });
    case 'specialization.confirmed': {
      const need = titleOf({ en: third, de: fourth, es: fifth });
      return texts('reason.specialization.confirmed', { name: nameOf(first), sentence: second, need });
    }
    case 'frameworks.one':
      return texts('reason.frameworks.one', { first: nameOf(first), labor: second });
    case 'frameworks.two':
      return texts(fourth ? 'reason.frameworks.two.labors' : 'reason.frameworks.two', {
        ...{ first: nameOf(first), second: nameOf(second), labor: third, other: fourth },
      });
    case 'practicalities.open':
    case 'practicalities.waiting':
      return texts(of.length > 0 ? `reason.${key}.language` : `reason.${key}`, { names: namesOf(of) });
    default:
      return texts(`reason.${key}`, { names: namesOf(of) });
  }
};
