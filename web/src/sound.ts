// Two soft sounds, made on the spot: nothing to load.

import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** A knock on wood, twice: it is your turn. */
export function knock(): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    for (const delay of [0, 0.16]) tap(context, context.currentTime + delay);
  } catch {
    // No sound device: the title of the page tells it too.
  }
}

function tap(audio: AudioContext, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(190, at);
  tone.frequency.exponentialRampToValueAtTime(80, at + 0.09);
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.22, at + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.14);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.16);
}
