import { describe, expect, it } from 'vitest';
import { createScanHeaders, findScanType } from './scans';

describe('a scan', () => {
  it('is known by its first bytes', () => {
    expect(findScanType(Buffer.from('%PDF-1.7\n'))).toBe('application/pdf');
    expect(findScanType(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
    expect(findScanType(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toBe('image/png');
  });

  it('is nothing else, whatever its name says', () => {
    for (const bytes of ['<svg onload="alert(1)"/>', '', '%PD', 'MZ'])
      expect(() => findScanType(Buffer.from(bytes))).toThrow('Send a PDF, a JPEG or a PNG.');
  });

  it('leaves as a download', () => {
    expect(createScanHeaders('letter', 'image/jpeg')).toMatchObject({
      'Content-Type': 'image/jpeg',
      'Content-Disposition': 'attachment; filename="letter.jpg"',
    });
  });
});
