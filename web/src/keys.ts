// Keys: one table of them, which the help shows and the page obeys.

export type Command =
  | { do: 'digit'; digit: number }
  | { do: 'confirm'; way: number }
  | {
      do:
        | 'undo'
        | 'redo'
        | 'skip'
        | 'end'
        | 'pause'
        | 'back'
        | 'zoom'
        | 'help'
        | 'rules'
        | 'chat'
        | 'log'
        | 'options'
        | 'page'
        | 'legend';
    };

/** For the help: the keys, and the words that say what they do. */
export const SHORTCUTS: readonly { keys: string; words: string }[] = [
  { keys: '1 – 9, 10 …', words: 'key-choose' },
  { keys: 'd · t', words: 'key-confirm' },
  { keys: 'e', words: 'key-end' },
  { keys: 'o', words: 'key-options' },
  { keys: '← ↑ → ↓', words: 'key-board' },
  { keys: 'i', words: 'key-zoom' },
  { keys: 'u', words: 'key-undo' },
  { keys: 'y', words: 'key-redo' },
  { keys: 'Space · Esc', words: 'key-skip' },
  { keys: 'p', words: 'key-pause' },
  { keys: 'b', words: 'key-back' },
  { keys: 'r', words: 'key-rules' },
  { keys: 'h', words: 'key-page' },
  { keys: 's', words: 'key-legend' },
  { keys: 'l', words: 'key-log' },
  { keys: 'c', words: 'key-chat' },
  { keys: '?', words: 'key-help' },
];

/** What is marked is confirmed: the usual way, and another one. */
export const CONFIRM_KEYS = ['d', 't'] as const;

const LETTERS: Record<string, Command> = {
  u: { do: 'undo' },
  y: { do: 'redo' },
  d: { do: 'confirm', way: 0 },
  t: { do: 'confirm', way: 1 },
  e: { do: 'end' },
  p: { do: 'pause' },
  b: { do: 'back' },
  i: { do: 'zoom' },
  r: { do: 'rules' },
  c: { do: 'chat' },
  l: { do: 'log' },
  o: { do: 'options' },
  h: { do: 'page' },
  s: { do: 'legend' },
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
  if (/^[0-9]$/.test(event.key)) return { do: 'digit', digit: Number(event.key) };
  if (event.key === ' ') return PRESSED_BY_SPACE.has(tag) ? null : { do: 'skip' };
  return LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}
