// The number of an option as it is typed: a digit chooses at once, unless it may be the first of two.

const WAIT = 700;

export class TypedNumber {
  private typed = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `choose` gets the option's index, counted from 0. */
  constructor(private readonly choose: (index: number) => void) {}

  /** Another digit, with so many options to choose from. */
  digit(digit: number, count: number): void {
    clearTimeout(this.timer);
    const number = this.typed * 10 + digit;
    this.typed = 0;
    if (number === 0 || number > count) return;
    if (number * 10 > count) {
      this.choose(number - 1);
      return;
    }
    this.typed = number;
    this.timer = setTimeout(() => {
      this.typed = 0;
      this.choose(number - 1);
    }, WAIT);
  }
}
