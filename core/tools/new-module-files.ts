const pascal = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
const words = (name: string): string => {
  const spaced = name.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const matrixRow = (name: string) => ({
  id: `GET /api/${name}/me`,
  method: 'GET',
  path: `/api/${name}/me`,
  source: 'product',
  precondition: '',
  expect: {
    anon: 401,
    owner: 200,
    other_client: 200,
    prac_consent: 200,
    prac_noconsent: 200,
    prac_unmatched: 200,
    admin: 200,
  },
  data_rule: 'own name only',
});

/** The files of a new module by their path in its folder. Everything here is meant to be replaced, and passes until it is. */
export const moduleFiles = (name: string): Readonly<Record<string, string>> => {
  const Name = pascal(name);
  const camel = Name.charAt(0).toLowerCase() + Name.slice(1);
  const title = words(name);
  return {
    'module.ts': `import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: '${name}',
  title: '${title}',
  nouns: ['${words(name).toLowerCase()}'],
  needs: [],
  permissions: { '${name}.read': ['client', 'practitioner', 'admin'] },
  web: {
    roots: [
      {
        route: '/${name}',
        access: 'signed-in',
        nav: [{ label: '${title}', order: 90, place: 'user-menu' }],
      },
    ],
    slots: ['${name}.aside'],
  },
});
`,
    'public.ts': `import { defineSlot } from '#core/contract/public';

/** Next to the page; widgets of other modules may be hung in here. */
export const ${camel}Aside = defineSlot<{ readonly firstName: string }>('${name}.aside');
`,
    [`schemas/${name}.ts`]: `import { type Static, Type } from '@sinclair/typebox';

/** What the page of this module shows to one person. */
export const ${Name}View = Type.Object({ firstName: Type.String() }, { additionalProperties: false });
export type ${Name}View = Static<typeof ${Name}View>;
`,
    'schemas/contracts.ts': `import { ${Name}View } from './${name}';

export const get${Name} = { reply: ${Name}View } as const;
`,
    'schemas/endpoints.ts': `import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const get${Name} = endpoint<typeof contract.get${Name}>()('get', '/api/${name}/me');
`,
    'server/index.ts': `import type { RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { ${camel}Routes } from './routes/${name}';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, () => ({
  routes: { ...${camel}Routes() } satisfies RoutesOf<typeof endpoints>,
}));
`,
    [`server/routes/${name}.ts`]: `import { implement } from '#core/contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';

/** Who may call the endpoints of this module, and what they do. */
export const ${camel}Routes = () => ({
  get${Name}: implement(api.get${Name}, contract.get${Name}, {
    access: { permission: '${name}.read' },
    handle: async ({ user }) => ({ firstName: user.firstName }),
  }),
});
`,
    [`server/routes/${name}.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['${name}'] });
});
afterAll(() => app.stop());

describe('GET /api/${name}/me', () => {
  it('refuses a visitor with 401', async () => {
    const visitor = await app.as('anon');
    expect((await visitor.get('/api/${name}/me')).status).toBe(401);
  });

  it('answers the person who asks', async () => {
    const client = await app.as('client', { firstName: 'Ann' });
    const answer = await client.get('/api/${name}/me');
    expect([answer.status, answer.body]).toEqual([200, { firstName: 'Ann' }]);
  });
});
`,
    'testing/matrix.ts': `import type { Scene } from '#core/testing/matrix';

/** Happy calls of the routes of this module. */
export const scene: Scene = async () => ({ 'GET /api/${name}/me': {} });
`,
    'testing/matrix-rows.json': `${JSON.stringify([matrixRow(name)], null, 2)}\n`,
    'web/index.tsx': `import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** Pages of this module; each loads when it is opened. */
export const web = defineWeb(manifest, {
  pages: [{ path: '/${name}', page: () => import('./pages/${name}').then((page) => page.${Name}) }],
});
`,
    [`web/pages/${name}.tsx`]: `import { Slot, useApi, useTitle } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import { ${camel}Aside } from '../../public';
import { get${Name} } from '../../schemas/endpoints';
import styles from './${name}.module.css';

/** The page at /${name}. */
export const ${Name} = () => {
  useTitle('${title}');
  const { data, error, reload } = useApi(get${Name});
  return (
    <section className={\`wrap \${styles.page}\`}>
      <h1>${title}</h1>
      {data ? (
        <p className="lead">A page for you, {data.firstName}.</p>
      ) : error ? (
        <Alert tone="error" action={<Button onClick={() => void reload()}>Try again</Button>}>
          {error.message}
        </Alert>
      ) : (
        <Skeleton label="Loading" />
      )}
      {data && <Slot of={${camel}Aside} with={{ firstName: data.firstName }} />}
    </section>
  );
};
`,
    [`web/pages/${name}.module.css`]: `.page {
  padding-block: var(--s-8);
  display: grid;
  gap: var(--s-5);
}
`,
    [`web/pages/${name}.test.tsx`]: `// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { ${Name} } from './${name}';

describe('the page at /${name}', () => {
  it('greets the person by name', async () => {
    renderPage(<${Name} />, { api: { 'GET /api/${name}/me': { firstName: 'Ann' } } });
    expect(await screen.findByText('A page for you, Ann.')).toBeTruthy();
  });

  it('says what went wrong and offers another try', async () => {
    const detail = 'Your account may not do this.';
    const refused = new Answer(403, { status: 403, code: 'denied', detail });
    renderPage(<${Name} />, { api: { 'GET /api/${name}/me': refused } });
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(screen.getByText('Try again')).toBeTruthy();
  });
});
`,
  };
};
