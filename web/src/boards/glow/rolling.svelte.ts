// Which dice roll before our eyes: an event that is being told lets them, wherever they lie.

import type { Told } from '../board';
import type { Rolls } from './beats';

class Rolling {
  private told = $state.raw<Told | null>(null);

  tell(told: Told | null): void {
    this.told = told;
  }

  /** The number of the event that lets a die roll; null while it lies still. */
  of(die: string): number | null {
    const rolls = (this.told?.extra as Rolls | undefined)?.rolls;
    return rolls?.includes(die) ? this.told!.event.number : null;
  }
}

export const rolling = new Rolling();
