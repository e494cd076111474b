/**
 * Where moving groups (`movingGroups.ts`) were when their quads were written, where they are by now, and where they may still come.
 *
 * A move takes a place of the stage to another: `place * scale + x`, and the same with `y`; a fade is a share of an opacity. All is
 * kept in lists of numbers, for an object's number that changes in every frame is an object of its own.
 */

/** Groups that a program can move, the first of which is what stands still. What moves beyond them is written in each frame. */
export const maxGroups = 32;
/** The group of what is in none. */
export const standing = 0;

/** A move: where a node draws what is at 0, 0 in it, and how large. */
export interface Place {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

// Columns of a group's numbers, each a constant of its own: an object of them would be looked up in every frame.
/** Where it was when its quads were written, and where what it is in was. */
const writtenScaleColumn = 0;
const writtenXColumn = 1;
const writtenYColumn = 2;
const outsideScaleColumn = 3;
const outsideXColumn = 4;
const outsideYColumn = 5;
/** The move from there to its goal, while what it is in stands still. */
const reachScaleColumn = 6;
const reachXColumn = 7;
const reachYColumn = 8;
/** The move from there to where it is. */
const nowScaleColumn = 9;
const nowXColumn = 10;
const nowYColumn = 11;
/** What its opacity is of the one it was written with. */
const nowAlphaColumn = 12;
const columns = 13;
/** Of `u_groups`, a group: scale, x, y and opacity. */
const transformSize = 4;

export interface GroupMoves {
  /** `u_groups` of the programs: the moves and fades since the quads were written, by number, up to the last one that was set. */
  readonly transforms: Float32Array;
  /** Another number for other `transforms`. */
  readonly version: number;
  /** The quads are written: what was moved is where it is. */
  reset(): void;
  /** Group `group`, inside of `outer`, was written at `written` in what is at `outside`, and is on its way to `goal` in it. */
  set(group: number, outer: number, outside: Place, written: Place, goal: Place): void;
  /** It is at `place` now, in what it is in. Groups it is in come first. */
  moveTo(group: number, scale: number, x: number, y: number): void;
  /** Its opacity is this share of the one it was written with. Groups it is in come first. */
  fadeTo(group: number, share: number): void;
  /** A number of the stage by now, of one that was written. */
  nowX(group: number, x: number): number;
  nowY(group: number, y: number): number;
  nowSize(group: number, size: number): number;
  /** All places a box comes to inside of group `outer`: four numbers from `at` on, and in the answer, which is valid until the next call. */
  sweep(boxes: ArrayLike<number>, at: number, group: number, outer: number): Float64Array;
  /** Whether a box, four numbers from `at` on, and another come to share a pixel on their ways; touching edges do not count. */
  meet(
    boxes: ArrayLike<number>,
    at: number,
    group: number,
    otherBox: ArrayLike<number>,
    otherGroup: number,
  ): boolean;
}

export function createGroupMoves(): GroupMoves {
  const numbers = new Float64Array(maxGroups * columns);
  const transforms = new Float32Array(maxGroups * transformSize);
  /** The first groups of it, by their number: a program is told no more than it needs. */
  const views = Array.from({ length: maxGroups }, (_, last) =>
    transforms.subarray(0, (last + 1) * transformSize),
  );
  /** By number: the group that it is in, which has a lower one. */
  const outerOf = new Uint8Array(maxGroups);
  const one = new Float64Array(4);
  const other = new Float64Array(4);
  let moved = true;
  let version = 0;
  let last = standing;

  function setNow(group: number, scale: number, x: number, y: number): void {
    const at = group * columns;
    const to = group * transformSize;
    numbers[at + nowScaleColumn] = transforms[to] = scale;
    numbers[at + nowXColumn] = transforms[to + 1] = x;
    numbers[at + nowYColumn] = transforms[to + 2] = y;
  }

  function setAlpha(group: number, alpha: number): void {
    numbers[group * columns + nowAlphaColumn] = transforms[group * transformSize + 3] = alpha;
  }

  function reset(): void {
    last = standing;
    if (!moved) return;
    moved = false;
    version++;
    for (let group = 0; group < maxGroups; group++) {
      setNow(group, 1, 0, 0);
      setAlpha(group, 1);
    }
  }
  reset();

  function sweepInto(
    out: Float64Array,
    boxes: ArrayLike<number>,
    from: number,
    group: number,
    outer: number,
  ) {
    for (let i = 0; i < 4; i++) out[i] = boxes[from + i]!;
    for (let each = group; each !== outer; each = outerOf[each]!) {
      const at = each * columns;
      const scale = numbers[at + reachScaleColumn]!;
      const x = numbers[at + reachXColumn]!;
      const y = numbers[at + reachYColumn]!;
      out[0] = Math.min(out[0]!, out[0]! * scale + x);
      out[1] = Math.min(out[1]!, out[1]! * scale + y);
      out[2] = Math.max(out[2]!, out[2]! * scale + x);
      out[3] = Math.max(out[3]!, out[3]! * scale + y);
    }
    return out;
  }

  /** The innermost group that both are in. */
  function commonGroup(a: number, b: number): number {
    while (a !== b)
      if (a > b) a = outerOf[a]!;
      else b = outerOf[b]!;
    return a;
  }

  return {
    get transforms() {
      return views[last]!;
    },
    get version() {
      return version;
    },
    reset,
    set(group, outer, outside, written, goal) {
      const at = group * columns;
      if (group > last) {
        last = group;
        // what programs know of it is from before the last reset
        version++;
      }
      outerOf[group] = outer;
      const scale = goal.scale / written.scale;
      const writtenX = outside.scale * written.x + outside.x;
      const writtenY = outside.scale * written.y + outside.y;
      numbers[at + outsideScaleColumn] = outside.scale;
      numbers[at + outsideXColumn] = outside.x;
      numbers[at + outsideYColumn] = outside.y;
      numbers[at + writtenScaleColumn] = written.scale;
      numbers[at + writtenXColumn] = writtenX;
      numbers[at + writtenYColumn] = writtenY;
      numbers[at + reachScaleColumn] = scale;
      numbers[at + reachXColumn] = outside.scale * goal.x + outside.x - writtenX * scale;
      numbers[at + reachYColumn] = outside.scale * goal.y + outside.y - writtenY * scale;
    },
    moveTo(group, ownScale, x, y) {
      moved = true;
      version++;
      const at = group * columns;
      const outer = outerOf[group]! * columns;
      const outerScale = numbers[outer + nowScaleColumn]!;
      const outsideScale = numbers[at + outsideScaleColumn]!;
      const scale = (outerScale * ownScale) / numbers[at + writtenScaleColumn]!;
      const stageX = outerScale * (outsideScale * x + numbers[at + outsideXColumn]!);
      const stageY = outerScale * (outsideScale * y + numbers[at + outsideYColumn]!);
      setNow(
        group,
        scale,
        stageX + numbers[outer + nowXColumn]! - numbers[at + writtenXColumn]! * scale,
        stageY + numbers[outer + nowYColumn]! - numbers[at + writtenYColumn]! * scale,
      );
    },
    fadeTo(group, share) {
      const alpha = numbers[outerOf[group]! * columns + nowAlphaColumn]! * share;
      if (alpha === numbers[group * columns + nowAlphaColumn]) return;
      moved = true;
      version++;
      setAlpha(group, alpha);
    },
    nowX: (group, x) =>
      x * numbers[group * columns + nowScaleColumn]! + numbers[group * columns + nowXColumn]!,
    nowY: (group, y) =>
      y * numbers[group * columns + nowScaleColumn]! + numbers[group * columns + nowYColumn]!,
    nowSize: (group, size) => size * numbers[group * columns + nowScaleColumn]!,
    sweep: (boxes, at, group, outer) => sweepInto(one, boxes, at, group, outer),
    meet(boxes, at, group, otherBox, otherGroup) {
      const common = commonGroup(group, otherGroup);
      sweepInto(one, boxes, at, group, common);
      sweepInto(other, otherBox, 0, otherGroup, common);
      return one[0]! < other[2]! && one[2]! > other[0]! && one[1]! < other[3]! && one[3]! > other[1]!;
    },
  };
}
