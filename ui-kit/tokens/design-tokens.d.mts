export interface SrgbColor {
  readonly colorSpace: 'srgb';
  readonly components: readonly number[];
  readonly alpha: number;
  readonly hex: string;
}
export interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}
export function toSrgb(color: string): SrgbColor;
export function makeDesignTokens(
  theme: 'light' | 'dark',
): Readonly<Record<string, Readonly<Record<string, DesignToken>>>>;
export function designTokenFiles(): Readonly<Record<string, string>>;
