/**
 * A webpack loader for files that only declare (public.ts, schemas). What a page does not use of them is dropped, and the
 * schema builder with it: a page that imports a slot from another module must not carry that module's event schemas.
 */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader from the default export
export default function pureDeclarations(source) {
  return source
    .replace(/(?<![\w.$])((?:Type|T)\.\w+|define[A-Z]\w*)\(/g, '/*#__PURE__*/ $1(')
    .replace(/(?<![\w.$])endpoint(?:<[^>()]*>)?\(\)\(/g, '/*#__PURE__*/ $&');
}
