// What a person has set: kept in this browser, and nowhere else.

export type Language = 'de' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'less';

interface Saved {
  lang: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  name: string;
}

const KEY = 'tafelrunde.settings';

function load(): Saved {
  const defaults: Saved = {
    lang: navigator.language.startsWith('de') ? 'de' : 'en',
    theme: 'auto',
    motion: 'auto',
    sound: false,
    name: '',
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>) };
  } catch {
    // A damaged entry, or a browser that keeps nothing: the defaults will do.
    return defaults;
  }
}

class Settings implements Saved {
  lang = $state<Language>('en');
  theme = $state<Theme>('auto');
  motion = $state<Motion>('auto');
  sound = $state(false);
  name = $state('');

  constructor() {
    Object.assign(this, load());
  }

  /** Whether things may move: the setting, or else what the system asks for. */
  get moving(): boolean {
    if (this.motion !== 'auto') return this.motion === 'full';
    return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  save(): void {
    const { lang, theme, motion, sound, name } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, motion, sound, name } satisfies Saved));
    } catch {
      // Private windows may refuse; the settings then hold until the page is closed.
    }
  }

  /** Make the page as the settings say: its language, its colours, and whether things move. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.moving ? 'full' : 'less';
  }

  /** From here on the page follows every change. */
  follow(): void {
    $effect(() => {
      this.apply();
      this.save();
    });
  }
}

export const settings = new Settings();
