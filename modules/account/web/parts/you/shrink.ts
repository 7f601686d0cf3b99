/** Pixels along each side of a picture as it is kept; twice what any screen shows. */
const side = 512;

/** The middle of a picture as a small square, upright, without what the camera wrote into it. Rejects when it cannot be read. */
export const shrink = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const edge = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(side, edge);
  canvas.height = canvas.width;
  const [left, top] = [(picture.width - edge) / 2, (picture.height - edge) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, edge, edge, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((done, fail) =>
    canvas.toBlob((small) => (small ? done(small) : fail(new Error('no picture'))), 'image/webp', 0.9),
  );
};
