import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { SourcedOffer } from '../../schemas/offer';
import type { OfferSource } from './source';

/** Bytes of an answer that are read. */
const longest = 8 * 1024 * 1024;
const fits = TypeCompiler.Compile(Type.Array(SourcedOffer, { maxItems: 5000 }));

const read = async (response: Response): Promise<string> => {
  if (!response.body) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.length;
    if (size > longest) throw new Error('the travel service sent too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** A service that answers `GET <url>/offers` with a JSON list of `SourcedOffer`. */
export const httpSource = ({ url, key }: { readonly url: string; readonly key: string | null }): OfferSource => ({
  name: 'api',
  sample: false,
  list: async (signal) => {
    const response = await fetch(`${url}/offers`, {
      headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new Error(`the travel service answered ${response.status}`);
    const list: unknown = JSON.parse(await read(response));
    if (!fits.Check(list))
      throw new Error(`the travel service sent no list of offers (${fits.Errors(list).First()?.path})`);
    if (new Set(list.map(({ id }) => id)).size !== list.length) throw new Error('the travel service sent an id twice');
    return list;
  },
});
