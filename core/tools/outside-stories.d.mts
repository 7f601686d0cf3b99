export interface OutsideStories {
  readonly kind: 'site' | 'bundles';
  readonly folder: string;
  readonly files: readonly string[];
  readonly title: string;
  readonly id: string;
}
export function findOutsideStories(setting: string | undefined): readonly OutsideStories[];
export function nameDefault(code: string): string;
export function copyBundles(
  found: readonly OutsideStories[],
  target: string,
): { directory: string; files: string; titlePrefix: string }[];
export const outsideStories: readonly OutsideStories[];
