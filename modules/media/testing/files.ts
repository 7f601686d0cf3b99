/** An MP4 of two boxes: what it is, and where everything in it would be. */
export const anMp4 = (more = 100): Buffer => {
  const box = (name: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length + 8, 0);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, data]);
  };
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isomavc1', 'latin1')),
    box('moov', Buffer.alloc(64)),
    box('mdat', Buffer.alloc(more, 7)),
  ]);
};

/** A PDF of no pages with something in its catalogue. */
export const aPdf = (entry = ''): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${entry} >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1');
