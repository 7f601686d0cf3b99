import { brownNoise, pinkNoise } from './noise';
import { bowl, drops, later, strikesLoop } from './strikes';

/** Names of the sounds; the first is offered first. All are made here from nothing: there are no files. */
export const scapeNames = ['rain', 'wind', 'bowls', 'drone'] as const;
export type ScapeName = (typeof scapeNames)[number];

/** Plays into `into` until the function that it returns is called. */
type Scape = (context: BaseAudioContext, into: AudioNode) => () => void;

/** Samples a second of our loops: enough for noise and bowls, and half the work. */
const rate = 24_000;

const loop = (context: BaseAudioContext, left: Float32Array, right: Float32Array): AudioBufferSourceNode => {
  const buffer = context.createBuffer(2, left.length, rate);
  buffer.getChannelData(0).set(left);
  buffer.getChannelData(1).set(right);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  return source;
};
const gain = (context: BaseAudioContext, value: number, into: AudioNode): GainNode => {
  const node = context.createGain();
  node.gain.value = value;
  node.connect(into);
  return node;
};
const filter = (
  context: BaseAudioContext,
  type: BiquadFilterType,
  hertz: number,
  into: AudioNode,
): BiquadFilterNode => {
  const node = context.createBiquadFilter();
  node.type = type;
  node.frequency.value = hertz;
  node.Q.value = 0.6;
  node.connect(into);
  return node;
};
/** Moves a value up and down around where it stands, once in `seconds`. */
const swell = (context: BaseAudioContext, of: AudioParam, by: number, seconds: number): OscillatorNode => {
  const slow = context.createOscillator();
  slow.frequency.value = 1 / seconds;
  const depth = context.createGain();
  depth.gain.value = by;
  slow.connect(depth).connect(of);
  return slow;
};
const play = (...sources: AudioScheduledSourceNode[]) => {
  for (const source of sources) source.start();
  return () => {
    for (const source of sources) {
      source.stop();
      source.disconnect();
    }
  };
};

const rain: Scape = (context, into) => {
  const body = gain(context, 0.42, into);
  const low = filter(context, 'lowpass', 6500, filter(context, 'highpass', 420, body));
  const noise = loop(context, pinkNoise(rate * 7, 1), pinkNoise(rate * 7, 2));
  noise.connect(low);
  // A loop of another length: the two meet in the same way only after five minutes.
  const fall = (seed: number) => strikesLoop(rate * 11, rate, drops(11, 14, seed));
  const falling = loop(context, fall(3), fall(4));
  falling.connect(gain(context, 0.1, into));
  return play(noise, falling, swell(context, body.gain, 0.1, 23));
};

const wind: Scape = (context, into) => {
  const body = gain(context, 0.9, into);
  const band = filter(context, 'bandpass', 420, body);
  const noise = loop(context, brownNoise(rate * 13, 5), brownNoise(rate * 13, 6));
  noise.connect(band);
  noise.connect(gain(context, 0.18, into));
  return play(
    noise,
    swell(context, band.frequency, 190, 17),
    swell(context, band.frequency, 70, 6.1),
    swell(context, body.gain, 0.34, 11),
  );
};

const bowls: Scape = (context, into) => {
  const struck = [...bowl(0.5, 174.6, 1), ...bowl(9, 261.6, 0.7), ...bowl(15.5, 196, 0.8), ...bowl(23, 293.7, 0.55)];
  const seconds = 31;
  const near = strikesLoop(rate * seconds, rate, struck);
  const ring = loop(context, near, later(near, rate * 0.011));
  ring.connect(gain(context, 0.55, into));
  return play(ring);
};

/** Pure intervals over 110 hertz, which small loudspeakers still carry. */
const voices = [
  { ratio: 1, loudness: 0.11, seconds: 19 },
  { ratio: 1.5, loudness: 0.075, seconds: 13 },
  { ratio: 2, loudness: 0.06, seconds: 29 },
  { ratio: 2.5, loudness: 0.028, seconds: 17 },
  { ratio: 3, loudness: 0.028, seconds: 23 },
] as const;
const drone: Scape = (context, into) => {
  const air = loop(context, brownNoise(rate * 9, 7), brownNoise(rate * 9, 8));
  air.connect(filter(context, 'lowpass', 300, gain(context, 0.1, into)));
  const sung = voices.flatMap(({ ratio, loudness, seconds }) => {
    const voice = context.createOscillator();
    voice.frequency.value = 110 * ratio;
    const level = gain(context, loudness, into);
    voice.connect(level);
    return [voice, swell(context, level.gain, loudness * 0.55, seconds)];
  });
  return play(air, ...sung);
};

export const scapes: Readonly<Record<ScapeName, Scape>> = { rain, wind, bowls, drone };
