import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { variables } from '../server/config-variables';
import { findModules } from '../server/modules/find';
import { projectFile } from '../server/root';

/*
 * Everything by which modules reach each other and the host, read from the sources: `npm run catalogue` writes docs/catalogue.md, and a
 * test fails while that is old.
 */
const file = projectFile('docs/catalogue.md');

const kinds = {
  definePort: 'ports',
  defineHostPort: 'ports',
  defineCollectingPort: 'collecting ports',
  defineEvent: 'events',
  defineSlot: 'slots',
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

/** A port, event or slot. */
interface Named {
  readonly kind: Kind;
  readonly id: string;
  /** The constant to import, and from where. */
  readonly name: string;
  readonly from: string;
  readonly owner: string;
  /** What its comment says. */
  readonly means: string;
  /** Its type, as it is written. */
  readonly type: string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

const meaningOf = (statement: ts.Statement): string => {
  const comments = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  return oneLine(ts.getTextOfJSDocComment(comments.at(-1)?.comment) ?? '');
};

const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name);

/** What a file of declarations names. */
const namedIn = (path: string, owner: string, from: string): Named[] => {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  // A port whose own comment says nothing is what its interface is.
  const types = new Map(
    source.statements.filter(ts.isInterfaceDeclaration).map((one) => [one.name.text, meaningOf(one)] as const),
  );
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }): Named[] => {
      if (!initializer || !ts.isCallExpression(initializer)) return [];
      const called = initializer.expression.getText();
      const [id, payload] = initializer.arguments;
      if (!isKind(called) || !id || !ts.isStringLiteral(id)) return [];
      const type = called === 'defineEvent' ? payload : initializer.typeArguments?.[0];
      return [
        {
          kind: kinds[called],
          id: called === 'defineHostPort' ? `core.${id.text}` : id.text,
          name: name.getText(),
          from,
          owner,
          means: meaningOf(statement) || (types.get(type?.getText() ?? '') ?? ''),
          type: oneLine(type?.getText() ?? ''),
        },
      ];
    }),
  );
};

const readNamed = (modules: readonly string[]): readonly Named[] => [
  ...readdirSync(projectFile('core/contract'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .flatMap((name) =>
      namedIn(projectFile(`core/contract/${name}`), 'core', `#core/contract/${name.replace(/\.ts$/, '')}`),
    ),
  ...modules.flatMap((id) =>
    ['public', 'public-server'].flatMap((name) => {
      const path = projectFile(`modules/${id}/${name}.ts`);
      return readdirSync(projectFile(`modules/${id}`)).includes(`${name}.ts`)
        ? namedIn(path, id, `#modules/${id}/${name}`)
        : [];
    }),
  ),
];

/** Whether a file of a module imports a name from where it is declared, or from a facade of the host that hands it on. */
const imports = (text: string, { name, from, owner }: Named, id: string): boolean => {
  const places = owner === 'core' ? '#core/[\\w/-]+' : owner === id ? `${from}|[./]+/public(-server)?` : from;
  return new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '(?:${places})'`).test(text);
};

/** Modules that answer, contribute or fill, and those that ask, hear or show, by the name of the constant. */
const readUses = (modules: readonly string[], named: readonly Named[]) => {
  const answering = new Map<Named, Set<string>>(
    // Ports of the host are answered by it, in core/server/modules/provide-host.ts.
    named.map((one) => [one, new Set(one.owner === 'core' && one.kind === 'ports' ? ['core'] : [])]),
  );
  const using = new Map<Named, Set<string>>(named.map((one) => [one, new Set()]));
  for (const id of ['shell', ...modules]) {
    const folder = projectFile(id === 'shell' ? id : `modules/${id}`);
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /\.(test|stories)\.tsx?$|^(testing|e2e)\//.test(name)) continue;
      const text = readFileSync(join(folder, name), 'utf8');
      for (const one of named) {
        // A slot may be filled by its id alone, without an import of the module that shows it.
        if (text.includes(`fill('${one.id}'`)) answering.get(one)?.add(id);
        if (!text.includes(one.name) || !imports(text, one, id)) continue;
        const answers = new RegExp(`\\b(provide|fill)\\(\\s*${one.name}\\b`).test(text);
        (answers ? answering : using).get(one)?.add(id);
      }
    }
  }
  return { answering, using };
};

const words: Readonly<Record<Kind, { readonly title: string; readonly lead: string; readonly columns: string }>> = {
  ports: {
    title: 'Ports: one module answers',
    lead: 'Ask with `core.port(name)`, answer with `provide(name, …)`. Ports of `core` need the capability of that name in the manifest.',
    columns: 'answered by | asked by',
  },
  'collecting ports': {
    title: 'Collecting ports: any number contributes',
    lead: 'Ask with `core.ports(name)`, contribute with `provide(name, …)`.',
    columns: 'contributed by | asked by',
  },
  events: {
    title: 'Events: something happened',
    lead: 'Tell with `core.events.emit(trx, name, payload)`; reactions run at least once after the commit. Payloads hold ids, never texts.',
    columns: '| named by',
  },
  slots: {
    title: 'Slots: places in pages',
    lead: 'Fill with `fill(name, …)` in `web/index.tsx` and the id in `fills` of the manifest; show with `<Slot of={name} />`.',
    columns: 'filled by | shown by',
  },
};

const tableOf = (kind: Kind, named: readonly Named[], uses: ReturnType<typeof readUses>): string => {
  const list = (one: Named, of: ReadonlyMap<Named, ReadonlySet<string>>): string =>
    [...(of.get(one) ?? [])].sort().join(', ');
  const { title, lead, columns } = words[kind];
  const [first = '', second = ''] = columns.split('|').map((column) => column.trim());
  const head = ['id', 'import', 'takes', 'what', ...(first ? [first] : []), second];
  const rows = named
    .filter((one) => one.kind === kind)
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map((one) => [
      `\`${one.id}\``,
      `\`${one.name}\` of \`${one.from}\``,
      `\`${one.type}\``,
      one.means,
      ...(first ? [list(one, uses.answering)] : []),
      list(one, uses.using),
    ]);
  return [
    `## ${title}`,
    '',
    lead,
    '',
    ...[head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
};

const settingsTable = async (): Promise<string> => {
  const host = Object.entries(variables).map(([name, { means }]) => [`\`${name}\``, 'core', oneLine(means)]);
  const own = (await findModules()).flatMap(({ manifest, server }) =>
    Object.values(server?.settings ?? {}).map(({ name, description }) => [
      `\`${name}\``,
      manifest.id,
      oneLine(description),
    ]),
  );
  const rows = [...host, ...own].sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return [
    '## Settings',
    '',
    'Variables of the environment. What follows a semicolon is the value while it is unset.',
    '',
    ...[['name', 'read by', 'what'], ['-', '-', '-'], ...rows].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
};

/** The page, as the sources are now. */
export const writeCatalogue = async (): Promise<string> => {
  const modules = (await findModules()).map(({ folder }) => folder).sort();
  const named = readNamed(modules);
  const uses = readUses(modules, named);
  const order: readonly Kind[] = ['ports', 'collecting ports', 'events', 'slots'];
  return `${[
    '# Catalogue',
    'By what modules reach each other and the host. Written by `npm run catalogue` from the sources; change a line where it is declared.',
    ...order.map((kind) => tableOf(kind, named, uses)),
    await settingsTable(),
  ].join('\n\n')}\n`;
};

/** What stands in the project. */
export const readCatalogue = (): string => readFileSync(file, 'utf8');

if (process.argv[1]?.endsWith('catalogue.ts')) writeFileSync(file, await writeCatalogue());
