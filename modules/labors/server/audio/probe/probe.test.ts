import { describe, expect, it } from 'vitest';
import { longestSeconds, mostAudioBytes, mostPerLabor } from '../../../schemas/values';
import { aWav } from '../../../testing/recordings';
import { sound } from '../../../testing/sounds';
import { probe } from './probe';

const codeOf = (bytes: Buffer): string => {
  try {
    return probe(bytes).type;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};

it('has the limits that were decided: 50 MB, half an hour and a breath, five for a Labor', () =>
  expect([mostAudioBytes, longestSeconds, mostPerLabor]).toEqual([52_428_800, 1805, 5]));

describe('what a recording is', () => {
  it.each([
    ['webm', 'audio/webm'],
    ['liveWebm', 'audio/webm'],
    ['ogg', 'audio/ogg'],
    ['mp4', 'audio/mp4'],
    ['fragmentedMp4', 'audio/mp4'],
  ] as const)('is seen by the bytes of a %s, with its length', (name, type) => {
    const found = probe(sound(name));
    expect(found.type).toBe(type);
    expect(found.seconds).toBeGreaterThan(0.3);
    expect(found.seconds).toBeLessThan(0.6);
  });

  it('is nothing with a picture in it', () => {
    expect([codeOf(sound('videoWebm')), codeOf(sound('videoMp4'))]).toEqual(['not-a-recording', 'not-a-recording']);
  });

  it('finds the duration of a WebM that was broken off, but not of an MP4 that was', () => {
    const webm = sound('liveWebm');
    expect(codeOf(webm.subarray(0, webm.length - 40))).toBe('audio/webm');
    const mp4 = sound('mp4');
    expect(codeOf(mp4.subarray(0, mp4.length - 40))).toBe('not-a-recording');
  });

  it('never hangs, and never throws anything but a refusal, whatever byte is wrong', () => {
    for (const bytes of [sound('webm'), sound('ogg'), sound('mp4'), sound('fragmentedMp4'), aWav(0.01)])
      for (let at = 0; at < bytes.length; at += 3)
        for (const value of [0, 0x7f, 0xff]) {
          const broken = Buffer.from(bytes);
          broken[at] = value;
          expect(['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/wav', 'not-a-recording', 'too-long']).toContain(
            codeOf(broken),
          );
        }
  });

  it('lasts half an hour at most, also by the word of a small file', () => {
    const ogg = sound('ogg');
    const last = ogg.lastIndexOf('OggS');
    // The last page says that it is the end of three hours.
    ogg.writeBigUInt64LE(BigInt(3 * 3600 * 48_000), last + 6);
    expect(codeOf(ogg)).toBe('too-long');
  });
});
