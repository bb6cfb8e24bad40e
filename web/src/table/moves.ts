// Movement that explains: whatever has a `data-key` glides from where it was to where it is now.
// `data-from` names the key where a new thing comes from ("stack").

export type Places = Map<string, DOMRect>;

function keyed(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-key]')];
}

export function places(root: ParentNode): Places {
  return new Map(keyed(root).map((element) => [element.dataset.key!, element.getBoundingClientRect()]));
}

/** The way back from its new place to its old one, or null if it has not moved to speak of. */
export function wayBack(old: DOMRect, now: DOMRect): string | null {
  if (now.width === 0 || old.width === 0) return null;
  const x = old.left + old.width / 2 - (now.left + now.width / 2);
  const y = old.top + old.height / 2 - (now.top + now.height / 2);
  const scale = old.width / now.width;
  if (Math.hypot(x, y) < 3 && Math.abs(scale - 1) < 0.03) return null;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

export function glide(root: ParentNode, before: Places, time: number): Animation[] {
  const running: Animation[] = [];
  for (const element of keyed(root)) {
    const known = before.get(element.dataset.key!);
    const old = known ?? before.get(element.dataset.from ?? '');
    if (!old) continue;
    const way = wayBack(old, element.getBoundingClientRect());
    if (way === null) continue;
    running.push(
      element.animate(
        [
          { transform: way, zIndex: 30, opacity: known ? 1 : 0.4 },
          { transform: 'none', zIndex: 30, opacity: 1 },
        ],
        { duration: time, easing: 'cubic-bezier(0.3, 0.8, 0.3, 1)' },
      ),
    );
  }
  return running;
}
