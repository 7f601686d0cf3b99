import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { Manifest } from '../../../contract/manifest';
import { rangePattern, versionPattern } from '../../../schemas/version-range';
import type { BundleManifest } from '../../pages/bundles';

/*
 * What a version of a module says of itself (`module.json`), what a host offers (`contract.json`), and who may publish. Files of
 * others: each name and number in them has bounds, and nothing is used that was not checked here.
 */

/** Of `module.json`. A host reads one format; another number is another format. */
export const releaseFormat = 1;

const closed = <T extends Record<string, TSchema>>(members: T) => Type.Object(members, { additionalProperties: false });
const text = (most: number) => Type.String({ maxLength: most, pattern: '^[^\\u0000-\\u001f\\u007f]*$' });
const Version = Type.String({ pattern: versionPattern });
const Range = Type.String({ pattern: rangePattern });
export const moduleIdPattern = '^[a-z]+(-[a-z]+)*$';
const Id = Type.String({ pattern: moduleIdPattern, maxLength: 40 });
const Ids = Type.Array(Id, { maxItems: 100 });
const Table = Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 63 });
const Integrity = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });
const Digest = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });

/** One part of a path: begins with a letter or digit, so neither `..` nor a hidden file. */
const part = '[A-Za-z0-9][A-Za-z0-9._@-]{0,120}';
const FileName = Type.String({ pattern: `^${part}$` });
const FileNames = Type.Array(FileName, { maxItems: 500 });
/** A file of a release, in one of its folders. */
export const releaseFilePattern = `^(web|server|draw|migrations|schemas|texts|stories)(/${part}){1,6}$`;
const ReleaseFile = Type.String({ pattern: releaseFilePattern, maxLength: 300 });

const record = <T extends TSchema>(key: string, value: T, most = 500) =>
  Type.Unsafe<Record<string, Static<T>>>({
    ...Type.Record(Type.String({ pattern: key }), value, { additionalProperties: false }),
    maxProperties: most,
  });
const Languages = Type.Union([Type.Literal('en'), Type.Literal('de'), Type.Literal('es')]);
const TextsFiles = record('^[a-z]{2}$', FileNames);
const Page = Type.String({ pattern: '^/[A-Za-z0-9:/?*._-]*$', maxLength: 200 });

const Bundle = closed({
  entry: FileName,
  start: Type.Null(),
  css: FileNames,
  pages: record(Page.pattern ?? '', closed({ js: FileNames, css: FileNames, texts: TextsFiles })),
  texts: TextsFiles,
  mode: Type.Literal('production'),
  /** Its later scripts are requested with their integrity too. */
  hasChunkIntegrity: Type.Literal(true),
  files: record(
    `^${part}$`,
    closed({
      integrity: Integrity,
      size: Type.Integer({ minimum: 0 }),
      brotli: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
      gzip: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    }),
    2000,
  ),
});

const Role = Type.Union([Type.Literal('client'), Type.Literal('practitioner'), Type.Literal('admin')]);
const Label = Type.Union([text(120), closed({ en: text(120), de: text(120), es: text(120) })]);
/** The manifest's own rules about roots, slots and permissions are those of every module (`check.ts`); here are its bounds. */
const ManifestShape = Type.Object({
  id: Id,
  title: text(80),
  version: Type.Optional(Version),
  nouns: Type.Optional(Type.Array(text(40), { maxItems: 50 })),
  needs: Ids,
  requires: Type.Optional(
    closed({ contract: Type.Optional(Range), modules: Type.Optional(record(moduleIdPattern, Range)) }),
  ),
  capabilities: Type.Optional(Type.Array(Id, { maxItems: 30 })),
  permissions: record('^[a-z-]+\\.[A-Za-z0-9.-]+$', Type.Array(Role, { maxItems: 3 })),
  outsideEvents: Type.Optional(record('^[a-z-]+\\.[A-Za-z0-9.-]+$', text(300))),
  tables: Type.Optional(Type.Array(Table, { maxItems: 100 })),
  web: Type.Optional(
    Type.Object({
      roots: Type.Array(
        Type.Object({
          route: Page,
          access: Type.Union([Type.Literal('open'), Type.Literal('signed-in')]),
          under: Type.Optional(Id),
          search: Type.Optional(text(40)),
          urgent: Type.Optional(Label),
          nav: Type.Optional(
            Type.Array(
              Type.Object({
                label: Label,
                order: Type.Number(),
                place: Type.String({ maxLength: 20 }),
                roles: Type.Optional(Type.Array(Role, { maxItems: 3 })),
                key: Type.Optional(Type.String({ pattern: '^[a-z]$' })),
                icon: Type.Optional(Id),
              }),
              { maxItems: 20 },
            ),
          ),
        }),
        { maxItems: 50 },
      ),
      slots: Type.Optional(Type.Array(text(80), { maxItems: 100 })),
      fills: Type.Optional(Type.Array(text(80), { maxItems: 100 })),
      languages: Type.Optional(Type.Array(Languages, { maxItems: 2 })),
      overlays: Type.Optional(
        Type.Array(
          Type.Object({
            id: Id,
            label: Label,
            icon: Id,
            order: Type.Number(),
            place: Type.Union([Type.Literal('dock'), Type.Literal('hidden')]),
            frame: Type.Union([Type.Literal('panel'), Type.Literal('own')]),
            shortcuts: Type.Optional(Type.Array(text(10), { maxItems: 5 })),
          }),
          { maxItems: 20 },
        ),
      ),
    }),
  ),
});

const Specifier = '^[@#a-z][A-Za-z0-9@#/._-]{0,120}$';
const Names = Type.Array(Type.String({ pattern: '^[A-Za-z_$][A-Za-z0-9_$]*$', maxLength: 100 }), { maxItems: 2000 });

/** `module.json`, format 1. Next to it lies `module.json.sig` where it is signed: ed25519 over its bytes, in base64. */
const ReleaseShape = closed({
  format: Type.Literal(releaseFormat),
  id: Id,
  version: Version,
  publisher: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 }),
  contract: Range,
  host: Range,
  shared: record(Specifier, Range),
  uses: record(Specifier, Names),
  needs: record(moduleIdPattern, Range),
  built: closed({ contract: Version, types: Digest, node: text(40) }),
  source: closed({
    repository: Type.Union([text(300), Type.Null()]),
    revision: Type.Union([Type.String({ pattern: '^[0-9a-f]{7,64}$' }), Type.Null()]),
    clean: Type.Boolean(),
  }),
  manifest: ManifestShape,
  web: Type.Union([Bundle, Type.Null()]),
  server: Type.Union([Type.Literal('server/index.mjs'), Type.Null()]),
  draw: Type.Union([Type.Literal('draw/draw.cjs'), Type.Null()]),
  migrations: Type.Array(Type.String({ pattern: '^[0-9]{14}_[a-z0-9_]+$', maxLength: 120 }), { maxItems: 500 }),
  stories: Type.Array(ReleaseFile, { maxItems: 500 }),
  /** Over what the browser and the drawing load, and over what a process loads at its start. */
  digests: closed({ web: Digest, server: Digest }),
  files: record(releaseFilePattern, closed({ integrity: Integrity, size: Type.Integer({ minimum: 0 }) }), 5000),
});

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;
export type Release = Omit<Deep<Static<typeof ReleaseShape>>, 'manifest' | 'web'> & {
  readonly manifest: Manifest;
  readonly web: (BundleManifest & { readonly hasChunkIntegrity: true }) | null;
};

/** `contract.json`: what a host offers to modules that were built elsewhere. */
const ContractInfoShape = closed({
  version: Version,
  /** Of all declarations. */
  types: Digest,
  /** Versions of what modules take from the page instead of bringing it. */
  shared: record(Specifier, Version),
  /** Names with a value, by what they are imported from. */
  names: record(Specifier, Names),
  /** Names that will go, by what they are imported from. */
  deprecated: record(Specifier, record('^[A-Za-z_$][A-Za-z0-9_$]*$', closed({ since: Version, instead: text(200) }))),
});
export type ContractInfo = Deep<Static<typeof ContractInfoShape>>;

/** The index of published modules, by id. */
const ReleaseIndexShape = record(
  moduleIdPattern,
  closed({
    enabled: Type.Boolean(),
    current: Version,
    /** Newest first; `current` is one of them. */
    kept: Type.Array(Version, { maxItems: 20 }),
    /** What ran before, latest first: where a rollback leads. */
    before: Type.Array(Version, { maxItems: 20 }),
  }),
);
export type ReleaseIndex = Deep<Static<typeof ReleaseIndexShape>>;

/** `MODULE_PUBLISHERS`: who may publish what. */
const PublishersShape = record(
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  closed({
    /** Module ids begin with one of these. */
    prefixes: Type.Array(Id, { minItems: 1, maxItems: 50 }),
    /** ed25519 in PEM; two while one replaces the other. */
    keys: Type.Array(Type.String({ maxLength: 1000 }), { maxItems: 4 }),
  }),
);
export type Publishers = Deep<Static<typeof PublishersShape>>;

/** A value of the type, or what is wrong with it in one line. */
export type Parsed<T> = { readonly value: T } | { readonly problem: string };

const parse = <T>(what: string, shape: TSchema, input: unknown): Parsed<T> => {
  const first = Value.Errors(shape, input).First();
  return first ? { problem: `${what}${first.path}: ${first.message}` } : { value: input as T };
};

/** `module.json` after `JSON.parse`. Every file that it names is in its list of files. */
export const parseRelease = (input: unknown): Parsed<Release> => {
  const format = (input as { readonly format?: unknown } | null)?.format;
  if (format !== releaseFormat)
    return { problem: `module.json has format ${JSON.stringify(format)}, and this host reads ${releaseFormat}` };
  const parsed = parse<Release>('module.json', ReleaseShape, input);
  if ('problem' in parsed) return parsed;
  const problem = findUnlisted(parsed.value);
  return problem ? { problem } : parsed;
};

const findUnlisted = (release: Release): string | null => {
  const { web, server, draw, migrations, stories, files, manifest } = release;
  if (manifest.id !== release.id) return `module.json: its manifest is that of ${manifest.id}, not of ${release.id}`;
  const pages = Object.values(web?.pages ?? {});
  const texts = [web?.texts ?? {}, ...pages.map((page) => page.texts)].flatMap((one) => Object.values(one).flat());
  const inWeb = web ? [web.entry, ...web.css, ...pages.flatMap(({ js, css }) => [...js, ...css]), ...texts] : [];
  const unknown = inWeb.find((name) => !Object.hasOwn(web?.files ?? {}, name));
  if (unknown !== undefined) return `module.json: the page file ${unknown} is in no list`;
  const named = [
    ...Object.keys(web?.files ?? {}).map((name) => `web/${name}`),
    ...migrations.map((name) => `migrations/${name}.mjs`),
    ...[server, draw].filter((file) => file !== null),
    ...stories,
  ];
  const unlisted = named.find((name) => !Object.hasOwn(files, name));
  if (unlisted !== undefined) return `module.json: ${unlisted} is not in its list of files`;
  for (const [name, { integrity }] of Object.entries(web?.files ?? {}))
    if (files[`web/${name}`]?.integrity !== integrity) return `module.json: web/${name} has two integrities`;
  return null;
};

export const parseContractInfo = (input: unknown): Parsed<ContractInfo> =>
  parse('contract.json', ContractInfoShape, input);
export const parseReleaseIndex = (input: unknown): Parsed<ReleaseIndex> => parse('index', ReleaseIndexShape, input);
export const parsePublishers = (input: unknown): Parsed<Publishers> =>
  parse('MODULE_PUBLISHERS', PublishersShape, input);
