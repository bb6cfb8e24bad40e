// A few soft sounds, made on the spot: nothing to load. Whoever wants none hears none.

import { settings } from './settings.svelte';

/** What is worth a sound. */
export type Sound = 'turn' | 'card' | 'dice' | 'battle' | 'doom' | 'end';

/** A tone that slides from one pitch to another, or without a wave a breath of noise around it. Times are seconds. */
interface Note {
  at: number;
  lasts: number;
  loud: number;
  from: number;
  to: number;
  wave?: OscillatorType;
}

const SOUNDS: Record<Sound, readonly Note[]> = {
  // A knock on wood, twice.
  turn: [0, 0.16].map((at) => ({ at, lasts: 0.14, loud: 0.22, from: 190, to: 80, wave: 'triangle' })),
  // A card is laid on the table.
  card: [{ at: 0, lasts: 0.09, loud: 0.1, from: 3200, to: 900 }],
  // They roll, and lie still.
  dice: [0, 0.05, 0.09, 0.16, 0.21, 0.3].map((at, place) => ({
    at,
    lasts: 0.035,
    loud: 0.2 - place * 0.025,
    from: 1500 + (place % 3) * 500,
    to: 900,
  })),
  // A drum, and metal on metal.
  battle: [
    { at: 0, lasts: 0.3, loud: 0.3, from: 120, to: 46, wave: 'sine' },
    { at: 0.1, lasts: 0.16, loud: 0.04, from: 2300, to: 1900, wave: 'triangle' },
  ],
  // Something dark comes.
  doom: [
    { at: 0, lasts: 0.6, loud: 0.14, from: 150, to: 96, wave: 'sine' },
    { at: 0.02, lasts: 0.6, loud: 0.08, from: 178, to: 114, wave: 'sine' },
  ],
  // Four bells, going up.
  end: [523, 659, 784, 1047].map((from, place) => ({
    at: place * 0.13,
    lasts: 0.8,
    loud: 0.1,
    from,
    to: from,
    wave: 'sine',
  })),
};

/** What sounds the same comes again after so long at the earliest, in seconds: five cards at once are one sound. */
const APART = 0.12;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
const last = new Map<Sound, number>();

export function play(sound: Sound): void {
  // Whoever looks at another page is only called.
  if (!settings.sound || (document.hidden && sound !== 'turn')) return;
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    if (now - (last.get(sound) ?? -1) < APART) return;
    last.set(sound, now);
    for (const note of SOUNDS[sound]) strike(context, note, now + note.at);
  } catch {
    // No sound device: whatever sounds can be seen too.
  }
}

function strike(audio: AudioContext, { lasts, loud, from, to, wave }: Note, at: number): void {
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  loudness.connect(audio.destination);
  if (wave) {
    const tone = audio.createOscillator();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + lasts);
    tone.connect(loudness);
    tone.start(at);
    tone.stop(at + lasts + 0.02);
    return;
  }
  const breath = audio.createBufferSource();
  breath.buffer = hiss ??= noise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + lasts);
  breath.connect(band).connect(loudness);
  breath.start(at);
  breath.stop(at + lasts + 0.02);
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
