import { readFileSync } from 'node:fs';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { settings } from '../src/settings.svelte';
import { play } from '../src/sound';

let struck = 0;
let now = 0;
const ramp = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
const node = () => ({
  gain: ramp,
  frequency: ramp,
  connect: (to: unknown) => to,
  start: () => (struck += 1),
  stop: vi.fn(),
});
class Device {
  sampleRate = 8000;
  destination = {};
  get currentTime() {
    return now;
  }
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
}
vi.stubGlobal('AudioContext', Device);

describe.each(['vaalbara', 'glow', 'spirit_island', 'skybridge', 'battalia'])('the sounds of %s', (game) => {
  it('are of events that it tells', () => {
    const drawing = readFileSync(`src/boards/${game}/drawing.ts`, 'utf8');
    const words = readFileSync(`../src/tafelrunde/games/${game}/locale/en.ftl`, 'utf8');
    const sounds = /sounds: \{([^}]+)\}/.exec(drawing)![1]!;
    const kinds = [...sounds.matchAll(/^\s+'?([a-z-]+)'?: '/gm)].map((match) => match[1]!);
    expect(kinds.length).toBeGreaterThan(5);
    expect(kinds.filter((kind) => !new RegExp(`^${kind}(-[a-z-]+)? =`, 'm').test(words))).toEqual([]);
  });
});

describe('sounds', () => {
  beforeEach(() => {
    struck = 0;
    now += 10;
    settings.sound = true;
  });

  it('are silent for those who want none', () => {
    settings.sound = false;
    play('turn');
    play('end');
    expect(struck).toBe(0);
  });

  it('are heard, each as often as it is struck', () => {
    play('turn');
    expect(struck).toBe(2);
    play('dice');
    expect(struck).toBe(8);
  });

  it('do not pile up', () => {
    for (let card = 0; card < 5; card += 1) play('card');
    expect(struck).toBe(1);
    now += 1;
    play('card');
    expect(struck).toBe(2);
  });

  it('leave those alone who look at another page, except that they are called', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    play('battle');
    expect(struck).toBe(0);
    play('turn');
    expect(struck).toBe(2);
    vi.restoreAllMocks();
  });
});
