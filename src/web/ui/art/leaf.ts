/** The shape of a leaf, and branches with leaves, as SVG paths. Numbers without a unit were chosen by eye. */
import { createRandom } from '#shared/random.ts';

export interface Point {
  x: number;
  y: number;
}

type Command = readonly [letter: 'M' | 'C' | 'Q', ...points: number[]];

/** A leaf like an almond from the origin to the right, with length `l` and half width `w`. */
function wholeLeaf(l: number, w: number): Command[] {
  return [
    ['M', 0, 0],
    ['C', l * 0.2, -w, l * 0.64, -w * 0.98, l, 0],
    ['C', l * 0.7, w * 0.74, l * 0.24, w * 0.86, 0, 0],
  ];
}

/** The lower half of the leaf, drawn darker to look folded. */
function leafFold(l: number, w: number): Command[] {
  return [
    ['M', 0, 0],
    ['C', l * 0.24, w * 0.86, l * 0.7, w * 0.74, l, 0],
    ['Q', l * 0.5, -w * 0.12, 0, 0],
  ];
}

export interface Place extends Point {
  degrees: number;
}

function write(commands: readonly Command[], { x, y, degrees }: Place, decimals: number): string {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const round = (value: number) => String(+value.toFixed(decimals));
  const path = commands.map(([letter, ...numbers]) => {
    const moved: string[] = [];
    for (let i = 0; i < numbers.length; i += 2) {
      const [px = 0, py = 0] = [numbers[i], numbers[i + 1]];
      moved.push(round(x + px * cos - py * sin), round(y + px * sin + py * cos));
    }
    return letter + moved.join(' ');
  });
  return `${path.join('')}Z`;
}

export interface LeafPaths {
  whole: string;
  fold: string;
}

/** A leaf whose base is at `place`. */
export function leafAt(place: Place, length: number, halfWidth: number, decimals = 1): LeafPaths {
  return {
    whole: write(wholeLeaf(length, halfWidth), place, decimals),
    fold: write(leafFold(length, halfWidth), place, decimals),
  };
}

export interface Branch extends Place {
  length: number;
  /** How far its end is bent to the side. */
  bend: number;
  /** How many. */
  leaves: number;
  /** Length of the largest leaf; leaves get smaller towards the tip. */
  leaf: number;
  /** Half the width of a leaf, as a part of its length. */
  wide: number;
  /** The same seed draws the same branch. */
  seed: number;
}

export interface BranchPaths extends LeafPaths {
  stem: string;
}

const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** A branch with its leaves, which alternate from side to side. */
export function branchPaths(branch: Branch): BranchPaths {
  const random = createRandom(branch.seed);
  const along = (t: number): Point => ({
    x: branch.length * t,
    y: branch.bend * Math.sin(t * Math.PI * 0.62) * t,
  });
  const paths: BranchPaths = { whole: '', fold: '', stem: stemPath(branch, along) };
  for (let i = 0; i <= branch.leaves; i++) {
    const t = mix(0.1, 1, i / branch.leaves);
    const length = branch.leaf * mix(1, 0.62, t) * (0.88 + 0.24 * random());
    const halfWidth = length * branch.wide * (0.9 + 0.2 * random());
    const swing = (i % 2 ? 1 : -1) * (52 - 16 * t + (random() - 0.5) * 14);
    const degrees = direction(along, t) + (i === branch.leaves ? 0 : swing) + branch.degrees;
    const leaf = leafAt({ ...placed(branch, along(t)), degrees }, length, halfWidth, 0);
    paths.whole += leaf.whole;
    paths.fold += leaf.fold;
  }
  return paths;
}

function direction(along: (t: number) => Point, t: number): number {
  const from = along(Math.max(0, t - 0.02));
  const to = along(Math.min(1, t + 0.02));
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

function placed({ x, y, degrees }: Place, point: Point): Point {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return { x: x + point.x * cos - point.y * sin, y: y + point.x * sin + point.y * cos };
}

function stemPath(branch: Branch, along: (t: number) => Point): string {
  const middle = along(0.5);
  const end = along(0.98);
  const commands: Command[] = [
    ['M', -40, -6],
    ['Q', middle.x * 0.8, middle.y * 0.55, end.x, end.y],
  ];
  return write(commands, branch, 0).slice(0, -1);
}
