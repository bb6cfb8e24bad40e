// Makes the outlines of symbols small: whole numbers instead of thousandths, in a square of 512. A symbol is drawn some 100
// pixels wide at most, where nobody sees a fifth of a pixel.
//
// Steps that follow one another must not add up their errors: each leads from where the pen really is to the whole point
// nearest to where it should be.

/** How many numbers a command takes, and which of them are points (x, y) that lead somewhere. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const TOKEN = /[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g;
/** A flag of an arc is one digit, and often stands without a space before what follows. */
const ARC = /[aA]([^a-zA-Z]*)/g;
const NUMBER = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?';
const ARC_NUMBERS = new RegExp(
  `(${NUMBER})[\\s,]*(${NUMBER})[\\s,]*(${NUMBER})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${NUMBER})[\\s,]*(${NUMBER})`,
  'g',
);

interface Command {
  name: string;
  numbers: number[];
}

function commandsOf(outline: string): Command[] {
  const spaced = outline.replace(
    ARC,
    (arc, numbers: string) => arc.charAt(0) + numbers.replace(ARC_NUMBERS, ' $1 $2 $3 $4 $5 $6 $7 '),
  );
  const commands: Command[] = [];
  let name = '';
  let numbers: number[] = [];
  for (const [token] of spaced.matchAll(TOKEN)) {
    if (/[a-df-zA-DF-Z]/.test(token)) {
      name = token;
      numbers = [];
      if (name.toLowerCase() === 'z') commands.push({ name, numbers });
      continue;
    }
    numbers.push(Number(token));
    if (numbers.length < TAKES[name.toLowerCase()]!) continue;
    commands.push({ name, numbers });
    // Further points after a move are lines.
    if (name === 'm') name = 'l';
    if (name === 'M') name = 'L';
    numbers = [];
  }
  return commands;
}

/** An outline in whole numbers, with relative commands. */
export function smallOutline(outline: string): string {
  let written = '';
  let last = '';
  // Where the pen should be, where it is, and where the part of the outline began, of both.
  let [x, y, px, py, sx, sy, spx, spy] = [0, 0, 0, 0, 0, 0, 0, 0];
  const write = (name: string, numbers: readonly number[]) => {
    // A line after a move needs no letter; nor does the same command again.
    const again = name === last || (name === 'l' && last === 'm');
    let text = again ? '' : name;
    for (const number of numbers) {
      const shown = String(number);
      text += /[\d]$/.test(text || written) && !shown.startsWith('-') ? ` ${shown}` : shown;
    }
    written += text;
    last = name;
  };
  for (const { name, numbers } of commandsOf(outline)) {
    const kind = name.toLowerCase();
    const [ox, oy] = name === kind ? [x, y] : [0, 0];
    if (kind === 'z') {
      written += 'z';
      last = 'z';
      [x, y, px, py] = [sx, sy, spx, spy];
    } else if (kind === 'h' || kind === 'v') {
      if (kind === 'h') x = ox + numbers[0]!;
      else y = oy + numbers[0]!;
      const [nx, ny] = [Math.round(x), Math.round(y)];
      // The pen may stand a little beside the line.
      if (nx !== px && ny !== py) write('l', [nx - px, ny - py]);
      else if (nx !== px) write('h', [nx - px]);
      else if (ny !== py) write('v', [ny - py]);
      [px, py] = [nx, ny];
    } else {
      const points = numbers.slice();
      const first = kind === 'a' ? 5 : 0;
      if (kind === 'a')
        for (let at = 0; at < 3; at += 1)
          points[at] = at < 2 ? Math.round(points[at]! * 10) / 10 : Math.round(points[at]!);
      for (let at = first; at < points.length; at += 2) {
        points[at] = Math.round(ox + numbers[at]!) - px;
        points[at + 1] = Math.round(oy + numbers[at + 1]!) - py;
      }
      x = ox + numbers.at(-2)!;
      y = oy + numbers.at(-1)!;
      write(kind, points);
      [px, py] = [Math.round(x), Math.round(y)];
      if (kind === 'm') [sx, sy, spx, spy] = [x, y, px, py];
    }
  }
  return written;
}
