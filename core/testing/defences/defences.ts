import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { projectFile } from '../../server/root';

/** Something that stands between an attacker and people's data, and the test that notices when it is gone. */
export interface Defence {
  readonly name: string;
  /** Where it is. */
  readonly file: string;
  /** The very text that is the defence; it stands there once. */
  readonly code: string;
  /** What stands there when somebody takes it out. */
  readonly without: string;
  /** Test file that refuses that, and the titles of tests in it of which one has to fail. */
  readonly test: string;
  readonly title: string;
  /** Its test needs no database. */
  readonly pure?: true;
}

const http = 'core/server/http';
const auth = 'core/server/auth';

const own: readonly Defence[] = [
  {
    name: 'cells of a CSV file are no formulas',
    file: 'core/contract/csv.ts',
    code: `/^[=+\\-@\\t\\r]/.test(cell)`,
    without: 'false',
    test: 'core/contract/csv.test.ts',
    title: 'quotes what would end a cell',
    pure: true,
  },
  {
    name: 'requests that change something come from our own origin',
    file: `${http}/csrf.ts`,
    code: 'if (origin !== undefined && !own.has(origin)) return false;',
    without: '',
    test: `${http}/csrf.test.ts`,
    title: 'another origin',
    pure: true,
  },
  {
    name: 'cross-site writes are refused',
    file: `${http}/csrf.ts`,
    code: 'if (!isOwnRequest(said, ownOrigins(config, ctx.req.socket.localPort))) throw refuse();',
    without: 'isOwnRequest(said, ownOrigins(config, ctx.req.socket.localPort));',
    test: `${http}/pipeline.test.ts`,
    title: 'refuses a cross-site write',
  },
  {
    name: 'texts that the database cannot hold are refused',
    file: `${http}/text-gate.ts`,
    code: '/\\p{Surrogate}|\\0/u.test(text)',
    without: 'text.length < 0',
    test: `${http}/text-gate.test.ts`,
    title: '',
    pure: true,
  },
  {
    name: 'links of Markdown lead to web addresses',
    file: 'core/server/markdown/safe-href.ts',
    code: `if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;`,
    without: `if (url.protocol !== 'https:' && url.protocol !== 'http:') return href;`,
    test: 'core/server/markdown/markdown.test.ts',
    title: '',
    pure: true,
  },
  {
    name: 'after the sign-in nobody is sent to another site',
    file: `${auth}/return-to.ts`,
    code: `if (/[\\\\\\p{Cc}]/u.test(value) || value.startsWith('//')) return '/';`,
    without: `if (value.startsWith('//')) return value;`,
    test: `${auth}/return-to.test.ts`,
    title: '',
    pure: true,
  },
  {
    name: 'what is encrypted opens at its own place only',
    file: 'core/server/vault/cipher.ts',
    code: 'setAAD(Buffer.from(context));\n  const body',
    without: 'setAAD(Buffer.from(""));\n  const body',
    test: 'core/server/vault/host-vault.test.ts',
    title: '',
  },
  {
    name: 'a permission is needed',
    file: `${http}/authorise.ts`,
    code: `return 'permission' in access && !user.permissions.has(access.permission) ? denied(access.permission) : null;`,
    without: 'return null;',
    test: `${http}/person-limit.test.ts`,
    title: 'answers 429 to somebody who tries what is forbidden',
  },
  {
    name: 'calls of a route are limited',
    file: `${http}/run-route.ts`,
    code: 'if (rule) await host.limit(',
    without: 'if (rule === undefined) await host.limit(',
    test: `${http}/pipeline.test.ts`,
    title: 'answers what it answers all the same',
  },
  {
    name: 'an answer has what its schema allows',
    file: `${http}/run-route.ts`,
    code: 'return checked(prepared, answer);\n  };',
    without: 'return answer;\n  };',
    test: `${http}/pipeline.test.ts`,
    title: 'refuses to send what the reply schema does not allow',
  },
  {
    name: 'bodies fit their schema',
    file: `${http}/run-route.ts`,
    code: 'if (bad) throw unfit(bad);',
    without: '',
    test: 'core/testing/fuzz/fuzz.test.ts',
    title: 'holds for two hundred calls made up from the schemas',
  },
  {
    name: 'a session gets a new id at the sign-in',
    file: `${auth}/handle-callback.ts`,
    code: 'await (ctx.session as unknown as SignInSession).regenerate();',
    without: '',
    test: `${auth}/sessions.test.ts`,
    title: 'gets a new value at sign-in',
  },
  {
    name: 'an id_token comes from the issuer',
    file: `${auth}/id-token.ts`,
    code: 'issuer: expected.issuer,\n    audience',
    without: 'audience',
    test: `${auth}/external.test.ts`,
    title: 'signs nobody in',
  },
  {
    name: 'an id_token is for this product',
    file: `${auth}/id-token.ts`,
    code: 'audience: expected.clientId,',
    without: '',
    test: `${auth}/id-token.test.ts`,
    title: 'refuses a token for another audience',
  },
  {
    name: 'sockets open from our own pages only',
    file: 'core/server/realtime/sockets.ts',
    code: 'if (origin !== undefined && !origins().has(origin)) return 403;',
    without: '',
    test: 'core/server/realtime/sockets.test.ts',
    title: 'is refused with 403 from any other page',
  },
  {
    name: 'rows of the audit log cannot be changed unseen',
    file: 'core/server/audit-chain.ts',
    code: `return row.form === chainForm && hashOf(row) !== row.hash ? 'changed' : null;`,
    without: 'return null;',
    test: 'core/server/audit-file.test.ts',
    title: 'who is changed',
  },
];

/** Core's defences and those of the modules that have some in `testing/defences.ts`. */
export const listDefences = async (): Promise<readonly Defence[]> => {
  const files = readdirSync(projectFile('modules'))
    .map((name) => projectFile(`modules/${name}/testing/defences.ts`))
    .filter((path) => existsSync(path));
  const found = await Promise.all(
    files.map(
      async (path) =>
        (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { readonly defences: readonly Defence[] },
    ),
  );
  return [...own, ...found.flatMap(({ defences }) => defences)];
};
