import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const siteFiles = ['index.json', 'iframe.html'];

const isScript = (name) => name.endsWith('.js');

/** A built site of stories, or bundles of stories as `hedo-module build` makes them; null when a folder is neither. */
const lookInto = (folder) => {
  if (!existsSync(folder)) return null;
  const names = readdirSync(folder).sort();
  if (siteFiles.every((file) => names.includes(file))) return { kind: 'site', folder, files: siteFiles };
  const files = names.filter((name) => /\.stories\.(?:js|css)$/.test(name));
  return files.some(isScript) ? { kind: 'bundles', folder, files } : null;
};

const foldersBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name));

/**
 * Stories of modules that live outside of the project. `HEDO_OUTSIDE_STORIES` names folders of stories, releases that have one as
 * `stories`, or a folder of releases; several are parted by a colon.
 */
export const findOutsideStories = (setting) =>
  (setting ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((given) => {
      const folder = path.resolve(given);
      if (!existsSync(folder)) throw new Error(`HEDO_OUTSIDE_STORIES names ${given}, which does not exist.`);
      const found = [folder, ...foldersBelow(folder)]
        .flatMap((release) => [release, path.join(release, 'stories')])
        .filter((one, index, all) => all.indexOf(one) === index)
        .flatMap((one) => lookInto(one) ?? []);
      if (found.length === 0)
        throw new Error(
          `HEDO_OUTSIDE_STORIES names ${given}, which has no stories (*.stories.js, or index.json and iframe.html).`,
        );
      return found;
    })
    .map((found) => {
      const { folder } = found;
      const title = path.basename(folder) === 'stories' ? path.basename(path.dirname(folder)) : path.basename(folder);
      return { ...found, title, id: title.toLowerCase().replace(/[^a-z0-9]+/g, '-') };
    });

/** Storybook reads files without running them, and looks for the default export no further than one name. */
export const nameDefault = (code) => {
  const name = /(\w+) as default\b/.exec(code)?.[1];
  const meant = name && new RegExp(`\\b(?:var|const|let) ${name} = (\\w+);`).exec(code)?.[1];
  return meant ? code.replace(`${name} as default`, `${meant} as default`) : code;
};

/** A bundle as Storybook is to read it. The builder writes its style sheet next to it and names it nowhere. */
const prepareBundle = (file, code, files) => {
  const sheet = file.replace(/\.js$/, '.css');
  return files.includes(sheet) ? `import './${sheet}';\n${nameDefault(code)}` : nameDefault(code);
};

/** Copies bundles of stories to where what they share with the project is found. Answers what Storybook is to read. */
export const copyBundles = (found, target) => {
  rmSync(target, { recursive: true, force: true });
  return found
    .filter(({ kind }) => kind === 'bundles')
    .map(({ id, title, folder, files }) => {
      const directory = path.join(target, id);
      mkdirSync(directory, { recursive: true });
      for (const file of files) {
        const text = readFileSync(path.join(folder, file), 'utf8');
        writeFileSync(path.join(directory, file), isScript(file) ? prepareBundle(file, text, files) : text);
      }
      return { directory, files: '*.stories.js', titlePrefix: title };
    });
};

export const outsideStories = findOutsideStories(process.env.HEDO_OUTSIDE_STORIES);
