// The painted ground behind each follower's symbol.

const PAINT: Record<string, [string, string]> = {
  warrior: ['#c4583f', '#6d1f14'],
  bard: ['#d79a3d', '#7b4a10'],
  hunter: ['#84a04a', '#37501a'],
  oracle: ['#9377c4', '#3f2a70'],
  carpenter: ['#b98452', '#5f3a17'],
  falconer: ['#5f9cc7', '#1d4766'],
  tracker: ['#6f9a80', '#254838'],
  midwife: ['#cf7fa0', '#6f2847'],
  tamer: ['#a3785a', '#4b2c18'],
  artisan: ['#c57a4e', '#692f12'],
  pioneer: ['#53a69f', '#174f4b'],
  farmer: ['#cdb04a', '#6b5410'],
};

export function paintOf(follower: string): [string, string] {
  return PAINT[follower] ?? ['#8a6a45', '#4a3220'];
}
