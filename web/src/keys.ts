// Keys: one table of them, which the help shows and the page obeys.

export type Command =
  { do: 'choose'; index: number } | { do: 'undo' | 'skip' | 'zoom' | 'help' | 'rules' | 'chat' | 'log' | 'options' };

/** For the help: the keys, and the words that say what they do. */
export const SHORTCUTS: readonly { keys: string; words: string }[] = [
  { keys: '1 – 9', words: 'key-choose' },
  { keys: 'o', words: 'key-options' },
  { keys: '← ↑ → ↓', words: 'key-board' },
  { keys: 'i', words: 'key-zoom' },
  { keys: 'u', words: 'key-undo' },
  { keys: 'Space · Esc', words: 'key-skip' },
  { keys: 'r', words: 'key-rules' },
  { keys: 'l', words: 'key-log' },
  { keys: 'c', words: 'key-chat' },
  { keys: '?', words: 'key-help' },
];

const LETTERS: Record<string, Command> = {
  u: { do: 'undo' },
  i: { do: 'zoom' },
  r: { do: 'rules' },
  c: { do: 'chat' },
  l: { do: 'log' },
  o: { do: 'options' },
  '?': { do: 'help' },
  Escape: { do: 'skip' },
};

const TYPING = new Set(['INPUT', 'TEXTAREA', 'SELECT']);
const PRESSED_BY_SPACE = new Set(['BUTTON', 'A', 'SUMMARY']);

/** What a key means, or null where it belongs to a text field, a button or the browser. */
export function commandOf(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  focused: Element | null,
): Command | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const tag = focused?.tagName ?? '';
  if (TYPING.has(tag) && (focused as HTMLInputElement).type !== 'range') return null;
  if (/^[1-9]$/.test(event.key)) return { do: 'choose', index: Number(event.key) - 1 };
  if (event.key === ' ') return PRESSED_BY_SPACE.has(tag) ? null : { do: 'skip' };
  return LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}
