export {
  knownSegments,
  laborAudioSegments,
  laborSegments,
  type SegmentAccess,
  type SegmentContent,
  type SegmentEntry,
  type SegmentProvider,
  segmentAccess,
  segments,
} from './lib/segments';
