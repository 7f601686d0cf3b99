import type Koa from 'koa';
import type { PageOverride } from '../../contract/page';
import { escaped } from './escape';

const policy = 'Content-Security-Policy';
/** What a module's pages load: their scripts, sheets, letters and pictures, and the file that says which these are. */
const widened = ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src'];

/** Lets this one answer load from the port of its admin's computer. */
export const allowOverride = (ctx: Koa.ParameterizedContext, { origin }: PageOverride): void => {
  const directives = String(ctx.response.get(policy)).split(';');
  const changed = directives
    // Browsers would ask for the plain address of the own computer by https.
    .filter((directive) => directive.trim() !== 'upgrade-insecure-requests')
    .map((directive) =>
      widened.includes(directive.trim().split(' ')[0] ?? '') ? `${directive} ${origin}` : directive,
    );
  ctx.set(policy, changed.join(';'));
};

const style = `#module-override{position:sticky;inset-block-start:0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;padding:6px 16px;background:#8f1414;color:#fff;font:500 0.875rem/1.4 var(--sans)}
#module-override button{min-block-size:28px;padding:2px 12px;border:1px solid #fff;border-radius:6px;background:transparent;color:#fff;font:inherit;cursor:pointer}
#module-override button:disabled{opacity:.6;cursor:default}
#module-override button:focus-visible{outline:2px solid #fff;outline-offset:2px}
#app header{inset-block-start:var(--module-override,40px)}`;

/** A mark above the page that cannot be missed; its words and its button are made live by `shell/override`. */
export const overrideMark = ({ module, origin }: PageOverride, nonce: string): string => {
  const place = escaped(origin.replace('http://', ''));
  return `<style nonce="${escaped(nonce)}">${style}</style>
<aside id="module-override" aria-label="Module from your computer"><span role="status">${escaped(module)} comes from ${place}, in your session alone.</span><button type="button" disabled>Stop</button></aside>
`;
};
