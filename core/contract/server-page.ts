/** What was sent to a page of the server: its query, and the fields of its form (none of a `get`). */
export interface ServerPageRequest {
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
}
export interface ServerPageAnswer {
  readonly status: number;
  readonly title: string;
  /** HTML below the heading; texts in it are escaped by the module. */
  readonly body: string;
  /** The page has a field for a new password, followed by `<div data-password-strength="<address>">`. */
  readonly ratesPassword?: true;
}

/** A small page outside of the shell and without a script, drawn by the server: where the link of a mail leads. */
export interface ServerPage {
  readonly method: 'get' | 'post';
  readonly path: `/${string}`;
  /** The token of the link stands for a session. */
  readonly access: { readonly open: true; readonly because: string };
  readonly handle: (request: ServerPageRequest) => Promise<ServerPageAnswer>;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for element content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
