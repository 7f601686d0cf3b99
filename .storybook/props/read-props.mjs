import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withCustomConfig } from 'react-docgen-typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What parts take over from the element they draw and what is worth a control; anything else of an element goes without saying. */
const ofElements = new Set([
  ...['children', 'disabled', 'href', 'onClick', 'onChange', 'placeholder', 'rows', 'type', 'autoComplete'],
  ...['defaultValue', 'defaultChecked', 'maxLength', 'value', 'checked', 'alt'],
]);

const isOwn = ({ parent, declarations }) =>
  [parent, ...(declarations ?? [])].some((from) => from && !from.fileName.includes('node_modules'));

const filesBelow = (folder, pattern) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => path.join(root, folder, file));

/** Files that draw something with a page of its own: the kit, and parts of modules that have stories. */
const listFiles = () => [
  ...filesBelow('ui-kit', /\.tsx$/).filter((file) => !/\.(test|stories|docs)\.tsx$/.test(file)),
  ...filesBelow('modules', /\/web\/parts\/.+\.stories\.tsx$/).flatMap(findComponentOf),
];

/** The file of the component that stories are about. */
function findComponentOf(stories) {
  const text = readFileSync(stories, 'utf8');
  const component = /component: (\w+)/.exec(text)?.[1];
  const from = component && new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text)?.[1];
  return from ? [path.resolve(path.dirname(stories), `${from}.tsx`)] : [];
}

/** Props of every part by its name, with types, defaults and comments as the compiler of TypeScript sees them. */
export const readProps = () => {
  const parser = withCustomConfig(path.join(root, 'tsconfig.json'), {
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    savePropValueAsString: true,
    propFilter: (prop) => isOwn(prop) || ofElements.has(prop.name),
  });
  const shared = readFileSync(path.join(root, 'ui-kit/index.ts'), 'utf8');
  const found = {};
  for (const { displayName, filePath, description, props } of parser.parse(listFiles())) {
    if (Object.keys(props).length === 0) continue;
    found[displayName] = {
      file: path.relative(root, path.resolve(root, filePath)),
      description,
      isShared: new RegExp(`\\b${displayName}\\b`).test(shared),
      props: Object.values(props).map((prop) => ({
        name: prop.name,
        description: prop.description,
        required: prop.required,
        type: prop.type.raw ?? prop.type.name,
        isInherited: !isOwn(prop),
        ...(prop.type.name === 'enum' && { choices: prop.type.value.map(({ value }) => value) }),
        ...(prop.defaultValue?.value != null && { defaultValue: String(prop.defaultValue.value) }),
      })),
    };
  }
  return found;
};

/** Webpack loader: puts what the compiler says of all parts in place of the empty list in part-props.ts. */
export default function loadProps() {
  this.addContextDependency(path.join(root, 'ui-kit'));
  return `export const partProps = ${JSON.stringify(readProps())};`;
}
