/*
 * Re-encodes one picture, in a process of its own without environment or network code: a flaw in a decoder reaches nothing else.
 * What is written holds pixels alone; position, camera and every other note about the picture are left out.
 */
import sharp from 'sharp';

const mostMemory = 300 * 1024 * 1024;
/** Of a process that has decoded nothing yet. */
const atRest = process.memoryUsage.rss();

const refuse = (reason) => process.send({ reason }, () => process.exit(0));

// Decoding runs next to this thread, so the clock goes on and sees what it takes.
setInterval(() => {
  if (process.memoryUsage.rss() - atRest > mostMemory) refuse('too-heavy');
}, 20).unref();

const reasonOf = (error) => (/pixel limit/i.test(String(error?.message)) ? 'too-many-pixels' : 'damaged');

/** Largest first: each variant is made from the largest, which is decoded once. */
const encode = async ({ bytes, widths, mostPixels, isOwnDrawing }) => {
  const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, pages: 1 };
  const { width = 0, height = 0, format, depth, channels = 4 } = await sharp(bytes, options).metadata();
  // An SVG may name other files and addresses, so only drawings that the product itself makes are read.
  if (!['jpeg', 'png', 'webp', 'heif', ...(isOwnDrawing ? ['svg'] : [])].includes(format)) return refuse('damaged');
  if (width * height > mostPixels) return refuse('too-many-pixels');
  if (width * height * channels * (depth === 'ushort' ? 2 : 1) > mostMemory) return refuse('too-heavy');
  const [widest] = widths.toSorted((a, b) => b - a);
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const own = [...new Set(widths.map((one) => Math.min(one, info.width)))].sort((a, b) => a - b);
  const variants = [];
  for (const one of own)
    variants.push({
      width: one,
      bytes: await sharp(data, raw).resize({ width: one }).webp({ quality: 80, effort: 3 }).toBuffer(),
    });
  process.send({ width: info.width, height: info.height, variants }, () => process.exit(0));
};

sharp.cache(false);
sharp.concurrency(1);
process.once('message', (job) => {
  encode(job).catch((error) => refuse(reasonOf(error)));
});
