import { basename } from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';

/** A file that holds a catalogue: in a folder `texts` or in one inside it. */
export const textsFile = /[\\/]texts[\\/](?:[a-z-]+[\\/])?[a-z]{2}\.json$/;

/** A catalogue as a script: plain messages stay text, ICU messages become functions, so that the browser needs no parser. */
export const compileTexts = (file, source) => {
  const messages = Object.entries(JSON.parse(source));
  const plain = messages.filter(([, text]) => !text.includes('{'));
  const icu = messages.filter(([, text]) => text.includes('{'));
  const language = new MessageFormat(basename(file, '.json'));
  const compiled = icu.length > 0 ? compileModule(language, Object.fromEntries(icu)) : 'export default {}';
  const texts = plain.map(([key, text]) => `${JSON.stringify(key)}: ${JSON.stringify(text)}`).join(',\n');
  return `${compiled.replace('export default', 'const compiled =')};\nexport default { ...compiled,\n${texts} };\n`;
};

/** As a webpack loader. */
export default function textsLoader(source) {
  return compileTexts(this.resourcePath, source);
}

/** As a Vite plugin, for the unit tests. */
export const textsPlugin = () => ({
  name: 'texts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/\/texts\/[a-z]{2}\.json$|^\.\/(?:[a-z-]+\/)?[a-z]{2}\.json$/.test(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && textsFile.test(found.id) ? `\0texts:${found.id.slice(0, -2)}` : null;
  },
  async load(id) {
    if (!id.startsWith('\0texts:')) return null;
    const { readFile } = await import('node:fs/promises');
    const file = `${id.slice('\0texts:'.length)}on`;
    this.addWatchFile(file);
    return compileTexts(file, await readFile(file, 'utf8'));
  },
});
