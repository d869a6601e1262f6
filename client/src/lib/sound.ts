/** Small sounds, made on the spot, off until asked for; each is under 400 ms and has a visible twin. */
import { settings } from './settings.svelte';

export type Sound = 'telegram' | 'stamp' | 'ballot' | 'coin' | 'dice' | 'siren';
type Tone = {
  readonly at: number;
  readonly hz: number;
  readonly to?: number;
  readonly ms: number;
  readonly type: OscillatorType;
  readonly gain: number;
};

const SCORES: Readonly<Record<Sound, readonly Tone[]>> = {
  telegram: [0, 70, 140].map((at) => ({ at, hz: 1150, ms: 30, type: 'square', gain: 0.05 })),
  stamp: [{ at: 0, hz: 150, to: 60, ms: 120, type: 'triangle', gain: 0.3 }],
  ballot: [{ at: 0, hz: 520, to: 380, ms: 90, type: 'triangle', gain: 0.12 }],
  coin: [
    { at: 0, hz: 1500, ms: 60, type: 'sine', gain: 0.1 },
    { at: 60, hz: 2000, ms: 120, type: 'sine', gain: 0.1 },
  ],
  dice: [0, 60, 130, 190, 240].map((at, i) => ({ at, hz: 260 + (i % 2) * 120, ms: 25, type: 'square', gain: 0.06 })),
  siren: [{ at: 0, hz: 440, to: 620, ms: 380, type: 'sine', gain: 0.06 }],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.values.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const tone of SCORES[sound]) sing(context, tone);
}

function sing(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at / 1000;
  const end = start + tone.ms / 1000;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = tone.type;
  source.frequency.setValueAtTime(tone.hz, start);
  if (tone.to) source.frequency.linearRampToValueAtTime(tone.to, end);
  volume.gain.setValueAtTime(tone.gain, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(end);
}
