import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { api } from '../src/net/api';
import { settings } from '../src/settings.svelte';
import HostTools from '../src/table/HostTools.svelte';
import type { TableInfo } from '../src/wire.gen';

const info = {
  id: 'abc',
  game: 'gems',
  phase: 'playing',
  hushed: false,
  seats: [
    { seat: 0, kind: 'person', name: 'Anna', bot: '', connected: true, muted: false },
    { seat: 1, kind: 'person', name: 'Bert', bot: '', connected: true, muted: true },
    { seat: 2, kind: 'bot', name: 'Bot 3', bot: 'greedy', connected: false, muted: false },
  ],
} as unknown as TableInfo;

describe('the host', () => {
  afterEach(() => {
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  function press(text: string): void {
    const found = [...document.querySelectorAll('button')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent).includes(text),
    );
    expect(found, text).toBeDefined();
    found!.click();
    flushSync();
  }

  it('removes and closes only when asked twice, and mutes at once', async () => {
    settings.lang = 'en';
    const remove = vi.spyOn(api, 'remove').mockResolvedValue(undefined);
    const mute = vi.spyOn(api, 'mute').mockResolvedValue(undefined);
    const close = vi.spyOn(api, 'close').mockResolvedValue(undefined);
    const drawn = mount(HostTools, { target: document.body, props: { info, host: 'secret', mine: [0] } });
    flushSync();
    expect(document.body.textContent).toContain('Bert');
    expect(document.body.textContent).not.toContain('Anna');
    expect(document.body.textContent).not.toContain('Bot 3');
    press('Let Bert write again');
    expect(mute).toHaveBeenCalledWith('abc', { seat: 1, muted: false }, 'secret');
    press('Mute spectators');
    expect(mute).toHaveBeenLastCalledWith('abc', { seat: null, muted: true }, 'secret');
    press('Remove Bert');
    expect(remove).not.toHaveBeenCalled();
    press('Really remove Bert');
    expect(remove).toHaveBeenCalledWith('abc', { seat: 1, bot: 'greedy' }, 'secret');
    await Promise.resolve();
    press('Close the table');
    expect(close).not.toHaveBeenCalled();
    press('Really close');
    expect(close).toHaveBeenCalledWith('abc', 'secret');
    void unmount(drawn);
  });
});
