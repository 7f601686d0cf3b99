import type { SenseLanguage } from '#modules/text-analysis/public';
import { german } from './de/german';
import { english } from './en/english';
import { spanish } from './es/spanish';
import type { Wording } from './wording';

export const wordings: Readonly<Record<SenseLanguage, Wording>> = { en: english, de: german, es: spanish };
