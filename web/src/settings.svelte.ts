// What a person has set: kept in this browser, and nowhere else.

export type Language = 'de' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'less';
export const PACES = ['slow', 'normal', 'fast', 'once'] as const;
export type Pace = (typeof PACES)[number];

const TEMPO: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.4, once: 0 };

interface Saved {
  lang: Language;
  theme: Theme;
  motion: Motion;
  /** How fast it is told what others do. */
  pace: Pace;
  /** Whether it is asked once more before a turn ends with something left to do. */
  askEnd: boolean;
  /** Whether the log beside the board is folded away. */
  sideFolded: boolean;
  sound: boolean;
  /** Whether a line under each question says what it is about. */
  coach: boolean;
  name: string;
}

const KEY = 'tafelrunde.settings';

function load(): Saved {
  const defaults: Saved = {
    lang: navigator.language.startsWith('de') ? 'de' : 'en',
    theme: 'auto',
    motion: 'auto',
    pace: 'normal',
    askEnd: true,
    sideFolded: false,
    sound: false,
    coach: false,
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
  pace = $state<Pace>('normal');
  askEnd = $state(true);
  sideFolded = $state(false);
  sound = $state(false);
  coach = $state(false);
  name = $state('');

  constructor() {
    Object.assign(this, load());
  }

  /** Whether things may move: the setting, or else what the system asks for. */
  get moving(): boolean {
    if (this.motion !== 'auto') return this.motion === 'full';
    return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** How long telling takes: 1 is normal, 0 shows everything at once. */
  get tempo(): number {
    return this.moving ? TEMPO[this.pace] : 0;
  }

  save(): void {
    const { lang, theme, motion, pace, askEnd, sideFolded, sound, coach, name } = this;
    const saved: Saved = { lang, theme, motion, pace, askEnd, sideFolded, sound, coach, name };
    try {
      localStorage.setItem(KEY, JSON.stringify(saved));
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
