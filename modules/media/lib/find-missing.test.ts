import { describe, expect, it } from 'vitest';
import type { MediaKind } from '../schemas/values';
import { findMissing } from './find-missing';
import { readParagraphs } from './transcript';

const file = (kind: MediaKind, more: { alt?: string; isDecorative?: boolean; transcript?: string } = {}) =>
  findMissing({ kind, alt: '', isDecorative: false, transcript: '', ...more })?.path ?? null;
const captions = 'WEBVTT - a walk\n\nNOTE made by hand\n\n1\n00:00.000 --> 00:02.000\n<v Ann>Good\nmorning.\n';

describe('what a file lacks', () => {
  it('is words for a picture, unless it only decorates', () => {
    expect([file('picture'), file('picture', { alt: ' ' })]).toEqual(['alt', 'alt']);
    expect([file('picture', { alt: 'A lake' }), file('picture', { isDecorative: true })]).toEqual([null, null]);
  });

  it('is a transcript for a recording, captions for a film, and nothing for a document', () => {
    expect([file('audio'), file('audio', { transcript: 'Good morning.' })]).toEqual(['transcript', null]);
    expect([file('video', { transcript: 'Good morning.' }), file('video', { transcript: captions })]).toEqual([
      'transcript',
      null,
    ]);
    expect(file('document')).toBeNull();
  });
});

describe('a transcript', () => {
  it('is read as paragraphs, with and without times', () => {
    expect(readParagraphs('One.\n\n\nTwo\nlines.')).toEqual(['One.', 'Two\nlines.']);
    expect(readParagraphs(captions)).toEqual(['Good morning.']);
  });
});
