// The lines of a chart, without its colours.

export function linePath(
  scores: readonly (readonly number[])[],
  seat: number,
  x: (index: number) => number,
  y: (score: number) => number,
): string {
  let path = '';
  let last: number | undefined;
  scores.forEach((row, index) => {
    const score = row[seat] ?? 0;
    // Scores jump: the line stays level until they do.
    if (index === 0) path = `M${x(0).toFixed(1)} ${y(score).toFixed(1)}`;
    else if (score !== last || index === scores.length - 1) path += `H${x(index).toFixed(1)}V${y(score).toFixed(1)}`;
    last = score;
  });
  return path;
}

/** Round numbers from 0 up to the highest score, about five of them. */
export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => most / size <= 5) ?? 1000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, tick) => tick * step);
}

/** At most `count` indices spread over a list, the first and the last always among them. */
export function sampled(length: number, count: number): number[] {
  if (length <= count) return Array.from({ length }, (_, index) => index);
  return Array.from({ length: count }, (_, index) => Math.round((index * (length - 1)) / (count - 1)));
}
