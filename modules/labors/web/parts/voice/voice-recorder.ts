import { recordingType } from './trouble';

/** What a recorder tells while it runs. */
export interface RecorderListener {
  /** A piece of sound, about one a second, the last one included. */
  piece(sound: Blob): void;
  /** Loudness from 0 to 1, ten times a second while nothing is paused. */
  level(loudness: number): void;
  /** It ended, its last piece handed over: by `stop`, because the microphone went away, or because the page does. */
  ended(how: 'stopped' | 'broken' | 'left'): void;
}

/** Quiet speech is to be seen too. */
const loudness = (samples: Uint8Array): number => {
  let sum = 0;
  for (const sample of samples) sum += ((sample - 128) / 128) ** 2;
  return Math.min(1, Math.sqrt(Math.sqrt(sum / samples.length)) * 1.4);
};

/** One recording: microphone, recorder and meter. Made by `startRecorder`, and of no use after it ended. */
export class VoiceRecorder {
  readonly type: string;
  readonly #recorder: MediaRecorder;
  readonly #stream: MediaStream;
  readonly #context: AudioContext;
  readonly #meter: ReturnType<typeof setInterval>;
  readonly #listener: RecorderListener;
  #wanted = false;
  #left = false;

  constructor(stream: MediaStream, listener: RecorderListener) {
    const type = recordingType();
    this.#stream = stream;
    this.#listener = listener;
    // Speech stays clear at this rate, and half an hour is less than 10 MB.
    this.#recorder = new MediaRecorder(stream, { ...(type ? { mimeType: type } : {}), audioBitsPerSecond: 40_000 });
    this.type = this.#recorder.mimeType || type || 'audio/webm';
    this.#context = new AudioContext();
    const analyser = this.#context.createAnalyser();
    analyser.fftSize = 1024;
    this.#context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    this.#meter = setInterval(() => {
      if (this.#recorder.state !== 'recording') return;
      analyser.getByteTimeDomainData(samples);
      this.#listener.level(loudness(samples));
    }, 100);
    this.#recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) this.#listener.piece(data);
    };
    this.#recorder.onstop = () => this.#end();
    this.#recorder.onerror = () => this.#recorder.state !== 'inactive' && this.#recorder.stop();
    this.#recorder.start(1000);
  }

  pause(): void {
    if (this.#recorder.state === 'recording') {
      // What was said so far is on the device before anything else happens.
      this.#recorder.requestData();
      this.#recorder.pause();
    }
  }
  resume(): void {
    if (this.#recorder.state === 'paused') this.#recorder.resume();
  }
  stop(): void {
    this.#wanted = true;
    if (this.#recorder.state !== 'inactive') this.#recorder.stop();
  }
  /** Ends because the page goes away: the last piece is still handed over. */
  leave(): void {
    this.#left = true;
    this.stop();
  }

  #end(): void {
    clearInterval(this.#meter);
    for (const track of this.#stream.getTracks()) track.stop();
    void this.#context.close().catch(() => undefined);
    this.#listener.ended(this.#left ? 'left' : this.#wanted ? 'stopped' : 'broken');
  }
}

/** Asks for the microphone and begins to record. Rejects with what the browser says; see `troubleOf`. */
export const startRecorder = async (listener: RecorderListener): Promise<VoiceRecorder> => {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 },
  });
  try {
    return new VoiceRecorder(stream, listener);
  } catch (error) {
    for (const track of stream.getTracks()) track.stop();
    throw error;
  }
};
