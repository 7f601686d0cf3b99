export interface PropDocs {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** As TypeScript prints it. */
  readonly type: string;
  /** Of the element that the part draws. */
  readonly isInherited: boolean;
  /** Literals of a union, as they are written. */
  readonly choices?: readonly string[];
  readonly defaultValue?: string;
}

export interface ComponentDocs {
  readonly file: string;
  readonly description: string;
  /** Loaded with every page (`ui-kit/index.ts`), so that it is imported from `#ui`. */
  readonly isShared: boolean;
  readonly props: readonly PropDocs[];
}

/** By the name of the component. The build fills it in (read-props.mjs). */
export const partProps: Readonly<Record<string, ComponentDocs>> = {};
